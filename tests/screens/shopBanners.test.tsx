// @module-tag commerce
import { describe, expect, it } from 'vitest'
import * as specials from '@/api/commerce/specials'
import * as files from '@/api/system/files'
import { linkType } from '@/entities/commerce/shared'
import { bannerPosition, bannerStatus } from '@/entities/commerce/shopBanner'
import { DRAFT_LIFE_MS, draftOf } from '@/session/drafts'
import { banners } from '../../mocks/commerce/rules/pages'
import {
  act,
  anyText,
  agree,
  bodies,
  choose,
  dialog,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  seesToast,
  sent,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'
import { png } from '../pictures'

const LIST = '/page-management-shop/banner-management'
const page = () => sure(document.querySelector('main'))
const named = (title: string) => sure(banners().find((row) => row.title === title))

describe('shop banners', () => {
  it('are listed in order and cannot be published with a dead link', async () => {
    await openConsole(LIST)
    await find('button', '拖动排序 春季露营上新')
    expect(queries(specials.listBanners)[0]).toMatchObject({ position: '1', sortField: 'sort', sortOrder: 'asc' })
    expect(page()).toHaveTextContent(/· 已失效/)
    await tick('上架 夏日清凉好物')
    await seesToast('跳转目标已下架或删除，请重新选择')
    expect(named('夏日清凉好物').status).toBe(bannerStatus.off)
    await tick('上架 春季露营上新')
    await dialog(/下架后用户立即不可见/)
    await agree('下架')
    await seesToast('已下架')
    expect(named('春季露营上新').status).toBe(bannerStatus.off)
    await press('移至第n位 春季露营上新')
    await fill(/位置|第/, '3', '.ant-modal')
    await agree('移动')
    await sent(specials.sortBanners)
    expect(bodies(specials.sortBanners)).toEqual([{ list: [{ id: named('春季露营上新').id, sort: 3 }] }])
    await until(() => expect(named('春季露营上新').sort).toBeGreaterThan(named('充电桩安装季').sort))
  })

  it('reject a link that is not HTTPS before sending', async () => {
    const row = named('充电桩安装季')
    await openConsole(`${LIST}?title=${row.title}`)
    await act(row.title, '编辑')
    await fill('跳转目标', 'http://insecure.example.com', '.ant-drawer')
    await press('保存')
    await sees('请输入以https开头的链接')
    expect(received(specials.updateBanner)).toHaveLength(0)
  })

  it('require a new target after a change of the link type', { tags: ['core'] }, async () => {
    const row = named('充电桩安装季')
    await openConsole(`${LIST}?title=${row.title}`)
    await act(row.title, '编辑')
    await choose('跳转类型', '专题', '.ant-drawer')
    await press('保存')
    await sees('请选择跳转目标')
    expect(received(specials.updateBanner)).toHaveLength(0)
    await choose('跳转目标', '新车主专区', '.ant-drawer')
    await press('保存')
    await seesToast('Banner已保存')
    expect(bodies(specials.updateBanner)).toEqual([
      { id: row.id, linkType: linkType.topic, linkTarget: '660015', updateTime: anyText() },
    ])
    expect(row).toMatchObject({ linkType: linkType.topic, linkTarget: '660015' })
    await settled()
  })

  it('are created, published, unpublished and deleted', async () => {
    await openConsole(`${LIST}?position=${bannerPosition.points}`)
    await find('button', '新增Banner')
    const typed = { title: '积分周年庆', cover: '/__files/a.png', position: bannerPosition.points, onNow: 1 }
    draftOf('shopBanner.new').set(typed, DRAFT_LIFE_MS)
    await press('新增Banner')
    await press('恢复')
    await until(async () => expect(await find('input', '标题', '.ant-drawer')).toHaveValue(typed.title))
    await press('保存')
    await seesToast('Banner已保存')
    const made = named(typed.title)
    expect(bodies(specials.createBanner)).toMatchObject([
      { title: typed.title, cover: typed.cover, position: bannerPosition.points, linkType: linkType.none },
    ])
    expect(bodies(specials.setBannerShelf)).toEqual([{ id: made.id, status: bannerStatus.on }])
    await tick(`上架 ${typed.title}`)
    await agree('下架')
    await seesToast('已下架')
    expect(bodies(specials.setBannerShelf).at(-1)).toEqual({ id: made.id, status: bannerStatus.off })
    await act(typed.title, '删除')
    await dialog(/积分周年庆/)
    await agree('删除')
    await until(() => expect(banners()).not.toContain(made))
    expect(bodies(specials.removeBanner)).toEqual([{ id: made.id }])
  })

  it('reject a picture that is too small for their position before upload', async () => {
    await openConsole(LIST)
    await press('新增Banner')
    const input = await until(() => sure(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')))
    expect(input.accept).toBe('.jpg,.jpeg,.png,.webp')
    await hands.upload(input, png(749, 400))
    await sees('图片不能小于 750×320')
    expect(received(files.upload)).toEqual([])
  })

  it('report a position without any visible banner', async () => {
    await openConsole(`${LIST}?position=4`)
    await sees('该位置当前无展示中的Banner')
    expect(page()).toHaveTextContent('支付结果页 0')
  })
})
