// @module-tag commerce
import { describe, expect, it } from 'vitest'
import * as specials from '@/api/commerce/specials'
import { subjectStatus } from '@/entities/commerce/subject'
import { subjects } from '../../mocks/commerce/rules/pages'
import {
  act,
  agree,
  bodies,
  dialog,
  fill,
  find,
  press,
  sees,
  seesToast,
  sent,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'

const LIST = '/page-management-shop/special-management'
const page = () => sure(document.querySelector('main'))
const named = (title: string) => sure(subjects().find((row) => row.title === title))

describe('topic pages', () => {
  it('keep the home page first and refuse to take it offline', async () => {
    await openConsole(LIST)
    await find('button', '拖动排序 春季露营好物')
    expect(document.querySelector('[aria-label="拖动排序 商城首页"]')).toBeNull()
    expect(page()).toHaveTextContent('1 个已下架')
    await act('商城首页', '下线')
    await agree('下线')
    await seesToast('请先发布另一个首页专题')
    expect(named('商城首页').status).toBe(subjectStatus.published)
  })

  it('are reordered behind the home page', async () => {
    await openConsole(LIST)
    await act('春季露营好物', '移至第n位')
    await fill(/位置|第/, '3', '.ant-modal')
    await agree('移动')
    await seesToast('顺序已保存')
    const [{ list } = { list: [] }] = bodies(specials.sortSubjects) as { list: { id: string; sort: number }[] }[] // JSON bodies
    expect(list.map(({ id }) => id)).toContain(named('春季露营好物').id)
    expect(list.map(({ id }) => id)).not.toContain(named('商城首页').id)
    const order = subjects().toSorted((a, b) => a.sort - b.sort)
    expect(order.findIndex(({ title }) => title === '春季露营好物')).toBeGreaterThan(
      order.findIndex(({ title }) => title === '新车主专区'),
    )
  })

  it('are taken offline in bulk, except drafts', async () => {
    const [first, second, draft] = [named('新车主专区'), named('充电补能专场'), named('双十二预热')]
    await openConsole(LIST)
    for (const { title } of [first, second, draft]) await tick(new RegExp(title))
    await press('下线')
    await dialog(/对所选 2 条记录执行「下线」/)
    await agree('下线')
    await dialog(/成功 2 条，失败 0 条/)
    expect(bodies(specials.updateSubject)).toEqual([
      { id: first.id, status: subjectStatus.offline },
      { id: second.id, status: subjectStatus.offline },
    ])
    expect([first.status, second.status]).toEqual([subjectStatus.offline, subjectStatus.offline])
  })

  it('open the editor instead of being published with unavailable goods', async () => {
    await openConsole(`${LIST}?status=0`)
    await act('双十二预热', '发布')
    await dialog(/含 1 个已下架商品/)
    await agree('去编辑')
    await sees('页面设置')
    expect(received(specials.updateSubject)).toHaveLength(0)
  })

  it('are published after confirmation and taken offline again', { tags: ['core'] }, async () => {
    const row = named('年末回馈')
    row.endTime = ''
    await openConsole(`${LIST}?title=${row.title}`)
    await act(row.title, '发布')
    await dialog(/发布后用户立即可见/)
    await agree('发布')
    await seesToast('专题已发布')
    expect(row.status).toBe(subjectStatus.published)
    await act(row.title, '下线')
    await agree('下线')
    await until(() => expect(row.status).toBe(subjectStatus.offline))
    expect(bodies(specials.updateSubject)).toMatchObject([
      { id: row.id, status: subjectStatus.published },
      { id: row.id, status: subjectStatus.offline },
    ])
  })

  it('show and copy their link for buyers', async () => {
    const row = named('新车主专区')
    await openConsole(`${LIST}?title=${row.title}`)
    await act(row.title, '链接')
    await seesToast('已复制')
    expect(await navigator.clipboard.readText()).toBe(`/mall/subject?id=${row.id}`)
    expect(await dialog(new RegExp(row.title))).toHaveTextContent(`/mall/subject?id=${row.id}`)
  })

  it('are copied as a draft and deleted unless in use', async () => {
    const row = named('老版专题页')
    await openConsole(`${LIST}?status=2`)
    await act(row.title, '复制')
    await seesToast('已复制为草稿「老版专题页副本」')
    const copy = named('老版专题页副本')
    expect(copy.status).toBe(subjectStatus.draft)
    expect(copy.blocks).toEqual(row.blocks.map((block, at) => ({ ...block, sort: at + 1 })))
    await settled()
    await act(row.title, '删除')
    await dialog(/删除后不可恢复/)
    await agree('删除')
    await sent(specials.removeSubject)
    await until(() => expect(subjects()).not.toContain(row))
    expect(bodies(specials.removeSubject)).toEqual([{ id: row.id }])
    await expect(specials.removeSubject({ id: '660008' })).rejects.toThrow()
  })
})
