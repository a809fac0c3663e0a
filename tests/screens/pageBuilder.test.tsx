// @module-tag commerce
import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as categoryCalls from '@/api/commerce/categories'
import * as specials from '@/api/commerce/specials'
import * as coupons from '@/api/marketing/coupons'
import * as files from '@/api/system/files'
import { categoryStatus, TOP } from '@/entities/commerce/category'
import { goodsStatus, linkType } from '@/entities/commerce/shared'
import { subjectStatus } from '@/entities/commerce/subject'
import { categories, categoryById } from '../../mocks/commerce/rules/categories'
import { goods } from '../../mocks/commerce/rules/goods'
import { subjects } from '../../mocks/commerce/rules/pages'
import {
  agree,
  all,
  bodies,
  choose,
  dialog,
  fill,
  find,
  hands,
  loseSession,
  press,
  queries,
  sees,
  seesToast,
  sent,
  settled,
  sure,
  textWith,
  tick,
  until,
} from '../actions'
import { control, openConsole, received, reloadConsole } from '../harness'
import { png } from '../pictures'

const PAGE = '/page-management-shop/build-management'
const named = (title: string) => sure(subjects().find((row) => row.title === title))
const open = (title: string) => openConsole(`${PAGE}?id=${named(title).id}`)
const onPhone = () => [...document.querySelectorAll('.page-block')]
const picks = () => [...document.querySelectorAll<HTMLElement>('.page-block-pick')]
const types = () => picks().map((one) => /「(.*)」/.exec(one.getAttribute('aria-label') ?? '')?.[1])
const bodyOf = (call: typeof specials.updateSubject | typeof specials.createSubject, at = -1) =>
  sure(
    bodies(call).at(at) as
      | { blocks: Record<string, unknown>[]; title: string; status: number; id?: string; updateTime?: string }
      | undefined,
  )
const key = (name: string, more: object = {}) => fireEvent.keyDown(sure(document.activeElement), { key: name, ...more })

describe('topic page builder', () => {
  it('creates a page from palette blocks', { tags: ['core'] }, async () => {
    await openConsole(PAGE)
    await fill('专题名称', '冬日暖车节')
    await press('公告')
    await press('标题')
    await press('存草稿')
    await seesToast('专题已保存')
    const first = bodyOf(specials.createSubject)
    expect(first).toMatchObject({ title: '冬日暖车节', status: subjectStatus.draft })
    expect(first.blocks.map(({ blockType, sort }) => [blockType, sort])).toEqual([
      ['notice', 1],
      ['title', 2],
    ])
    expect(named('冬日暖车节').status).toBe(subjectStatus.draft)
  })

  it('rejects a picture smaller than its block requires', async () => {
    await openConsole(PAGE)
    await press('图标导航')
    const input = await until(() => sure(document.querySelector<HTMLInputElement>('.page-item input[type=file]')))
    await hands.upload(input, png(99, 100))
    await sees('图片不能小于 100×100')
    expect(received(files.upload)).toEqual([])
  })

  it('reorders, deletes and copies blocks by keyboard with undo and redo', async () => {
    await openConsole(PAGE)
    await sees(/从左侧拖入或点击组件/)
    await press('存草稿')
    await seesToast('专题名称长度须为 2-30 个字符')
    expect(received(specials.createSubject)).toHaveLength(0)
    await fill('专题名称', '冬日暖车节')
    await press('公告')
    await press('标题')
    await press('辅助空白')
    expect(types()).toEqual(['公告', '标题', '辅助空白'])
    await hands.click(sure(picks()[2]))
    key('ArrowUp')
    await until(() => expect(picks()[1]).toHaveFocus())
    key('ArrowDown', { altKey: true })
    await until(() => expect(types()).toEqual(['公告', '辅助空白', '标题']))
    key('Delete')
    await until(() => expect(types()).toEqual(['公告', '辅助空白']))
    key('z', { ctrlKey: true })
    await until(() => expect(types()).toEqual(['公告', '辅助空白', '标题']))
    key('z', { ctrlKey: true, shiftKey: true })
    await until(() => expect(types()).toEqual(['公告', '辅助空白']))
    await hands.click(sure(picks()[0]))
    key('c', { ctrlKey: true })
    key('v', { ctrlKey: true })
    await until(() => expect(types()).toEqual(['公告', '公告', '辅助空白']))
    await press('撤销')
    await press('撤销')
    await until(() => expect(types()).toEqual(['公告', '辅助空白', '标题']))
    await press('存草稿')
    await seesToast('专题已保存')
    const first = bodyOf(specials.createSubject)
    expect(first).toMatchObject({ title: '冬日暖车节', status: subjectStatus.draft })
    expect(first.blocks.map(({ blockType, sort }) => [blockType, sort])).toEqual([
      ['notice', 1],
      ['divider', 2],
      ['title', 3],
    ])
    await settled()
    const made = named('冬日暖车节')
    expect(location.search).toBe(`?id=${made.id}`)
    expect(types()).toEqual(['公告', '辅助空白', '标题'])
    await hands.click(sure(picks()[2]))
    await fill('标题文字', '新品上架')
    expect(sure(onPhone()[2])).toHaveTextContent('新品上架')
    const { updateTime } = made
    await press('存草稿')
    await sent(specials.updateSubject)
    expect(bodyOf(specials.updateSubject)).toMatchObject({ id: made.id, updateTime })
    await until(() => expect(made.blocks[2]?.props.text).toBe('新品上架'))
    expect(received(specials.createSubject)).toHaveLength(1)
  })

  it('marks unpublished goods and lists the faults that prevent publishing', async () => {
    const page = named('双十二预热')
    const block = sure(page.blocks.find(({ blockType }) => blockType === 'goods'))
    const ids = block.props.goodsIds as string[] // as in the mock
    const gone = sure(goods().find((row) => ids.includes(row.id) && row.status !== goodsStatus.onSale))
    const title = {
      id: 'ttl',
      blockType: 'title',
      props: { text: '', more: { linkType: linkType.topic, linkTarget: '660036', linkName: '年末回馈' } },
    }
    page.blocks.unshift(title)
    await open('双十二预热')
    const card = await until(() =>
      sure(all('.page-goods-card', /./).find((one) => one.textContent.includes(gone.goodsName))),
    )
    expect(card).toHaveTextContent('已下架')
    await until(() => expect(picks()[0]).toHaveAccessibleName(textWith('跳转目标已下架或删除')))
    await tick(/^图层/)
    expect(document.querySelectorAll('.page-layer-dead')).toHaveLength(1)
    const sold = sure(goods().find((row) => ids.includes(row.id) && row.status === goodsStatus.onSale))
    expect(sure(document.querySelector('main'))).toHaveTextContent(
      Number(sold.price).toLocaleString('en', { minimumFractionDigits: 2 }),
    )
    const asked = bodies(specials.queryGoods).map((body) => Reflect.get(sure(body as object | null), 'ids') as string[]) // JSON bodies
    expect(asked[0]).toEqual(expect.arrayContaining(ids))
    await press('发布')
    await sees('有 2 处需要修正')
    expect(received(specials.updateSubject)).toHaveLength(0)
    await press(/第 1 个组件「标题」未填写完整：请填写文字，跳转目标已下架/)
    await fill('标题文字', '抢先看')
    await choose('更多 跳转类型', '不跳转')
    await press(/含 1 个已下架商品/)
    await press('移除 1 个已下架商品')
    await until(() => expect(all('.page-faults', /./)).toHaveLength(0))
    await press('发布')
    await dialog(/发布「双十二预热」/)
    await agree('发布')
    await seesToast('专题已发布')
    expect(page.status).toBe(subjectStatus.published)
    expect(bodyOf(specials.updateSubject).blocks.find(({ id }) => id === block.id)?.props).toMatchObject({
      goodsIds: ids.filter((id) => id !== gone.id),
    })
  })

  it('marks links to categories that are deleted, hidden or below a hidden one', async () => {
    const isTop = ({ parentId }: { parentId: string }) => parentId === TOP
    const isShown = (id: string) => categoryById(id)?.status === categoryStatus.shown
    const second = (shown: boolean) =>
      sure(
        categories().find(
          (row) =>
            !isTop(row) &&
            isShown(row.id) &&
            isShown(row.parentId) === shown &&
            isTop(sure(categoryById(row.parentId))),
        ),
      )
    const [living, below] = [second(true), second(false)]
    const third = sure(categories().find(({ parentId }) => parentId === living.id))
    third.status = categoryStatus.hidden
    const leadTo = (linkTarget: string) => ({
      id: `to-${linkTarget}`,
      blockType: 'title',
      props: { text: '去看看', more: { linkType: linkType.category, linkTarget, linkName: '分类' } },
    })
    const page = named('双十二预热')
    page.blocks = [leadTo(living.id), leadTo(below.id)]
    await open('双十二预热')
    const dead = () => picks().map((one) => one.getAttribute('aria-label')?.includes('跳转目标已下架或删除'))
    await until(() => expect(dead()).toEqual([false, true]))
    expect(queries(categoryCalls.listChildren).every(({ queryId }) => isTop(sure(categoryById(sure(queryId)))))).toBe(
      true,
    )
    page.blocks = [leadTo('gone'), leadTo(third.id), leadTo(living.id)]
    await reloadConsole()
    await until(() => expect(dead()).toEqual([true, true, false]))
    await tick(/^图层/)
    expect(document.querySelectorAll('.page-layer-dead')).toHaveLength(2)
  })

  it('does not mark goods as gone when the server omits them', async () => {
    const data = { records: [{ id: '1', goodsName: '别的商品', status: goodsStatus.onSale }], total: 500 }
    control.inject({ path: specials.queryGoods.path, kind: 'code', code: 200, data })
    await open('双十二预热')
    await sent(specials.queryGoods)
    await settled()
    expect(document.querySelectorAll('.page-goods-card')).toHaveLength(3)
    expect(document.querySelector('.page-goods-card[data-gone=true]')).toBeNull()
  })

  it('hides a finished countdown and marks a used-up coupon in the preview', async () => {
    const page = named('亲子出行季')
    const coupon = { id: 'c1', couponName: '满减券' }
    page.blocks = [
      { id: 'a', blockType: 'countdown', props: { endTime: '2020-01-01 00:00:00', before: '还剩' } },
      { id: 'b', blockType: 'coupon', props: { coupons: [coupon], layout: 'row' } },
    ]
    const records = [{ ...coupon, totalStock: 10, grantedCount: 10 }]
    control.inject({ path: coupons.listForGoods.path, kind: 'code', code: 200, data: { records, total: 1 } })
    await open('亲子出行季')
    await until(() => expect(types()).toEqual(['倒计时', '优惠券']))
    await press('预览')
    const phone = await until(() => sure(document.querySelector('.ant-drawer .page-blocks')))
    await until(() => expect(phone.querySelector('[data-gone=true]')).toHaveTextContent('满减券'))
    expect(phone.querySelectorAll('.page-block')).toHaveLength(1)
  })

  it('keeps input typed during a save across a reload', async () => {
    Object.assign(named('年末回馈'), { updateTime: undefined })
    await open('年末回馈')
    await fill('分享标题', '限时')
    control.inject({ path: specials.updateSubject.path, kind: 'code', code: 200, delay: 400, times: 1 })
    control.inject({ path: specials.getSubject.path, kind: 'code', code: 500, times: 1 })
    await press.now('保存')
    await sent(specials.updateSubject)
    await fill('专题名称', '年末大回馈')
    await seesToast('专题已保存')
    await sees('有未保存的修改')
    await settled()
    await reloadConsole()
    await press('恢复')
    await until(async () => expect(await find('input', '专题名称')).toHaveValue('年末大回馈'))
  })

  it('saves unknown blocks and their properties unchanged', async () => {
    const page = named('老版专题页')
    const before = structuredClone(page.blocks)
    await open('老版专题页')
    await sees(/暂不支持的组件 · live/)
    await press('保存')
    await sent(specials.updateSubject)
    expect(bodyOf(specials.updateSubject).blocks).toEqual(before.map((block, at) => ({ ...block, sort: at + 1 })))
    await tick('图层 4/30')
    await press('隐藏 第 2 个组件「直播间」')
    await press('保存')
    await sent(specials.updateSubject, 2)
    expect(bodyOf(specials.updateSubject).blocks[1]).toEqual({ ...before[1], hidden: 1, sort: 2 })
  })

  it('asks for confirmation before overwriting a page saved by another user', async () => {
    const page = named('新车主专区')
    await open('新车主专区')
    await fill('专题名称', '新车主礼遇')
    Object.assign(page, { updateBy: '李编辑', updateTime: '2026-01-02 03:04:05' })
    await press('保存')
    await dialog(/页面已发布/)
    await agree('保存')
    await dialog(/李编辑/)
    expect(page.title).toBe('新车主专区')
    await agree('仍然覆盖')
    await until(() => expect(page.title).toBe('新车主礼遇'))
    expect(bodyOf(specials.updateSubject)).toMatchObject({ force: true })
  })

  it('restores unsaved changes after a failed save, a reload or an ended session', async () => {
    const page = named('年末回馈')
    await open('年末回馈')
    await fill('专题名称', '年末大回馈')
    await press('辅助空白')
    const count = types().length
    control.inject({ path: specials.updateSubject.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await press('保存')
    await seesToast('服务繁忙')
    expect(types()).toHaveLength(count)
    await sees('有未保存的修改')
    await settled()
    await reloadConsole()
    await sees(/未保存的内容/)
    expect(types()).toHaveLength(count - 1)
    await press('恢复')
    await until(() => expect(types()).toHaveLength(count))
    await fill('分享标题', '限时')
    await loseSession(specials.updateSubject, () => press('保存'))
    await press('恢复')
    await until(() => expect(types()).toHaveLength(count))
    expect(await find('input', '专题名称')).toHaveValue('年末大回馈')
    expect(await find('input', '分享标题')).toHaveValue('限时')
    await press('保存')
    await until(() => expect(page).toMatchObject({ title: '年末大回馈', shareTitle: '限时' }))
    expect(page.blocks).toHaveLength(count)
    await sees('已保存')
    await settled()
    await reloadConsole()
    await until(() => expect(types()).toHaveLength(count))
    expect(all('button', '恢复')).toHaveLength(0)
  })
})
