// @module-tag content
import { describe, expect, it } from 'vitest'
import * as ads from '@/api/content/ads'
import * as advertisements from '@/api/content/advertisements'
import { bizAdPosition } from '@/entities/content/bizAd'
import { miniAdPosition } from '@/entities/content/miniAd'
import { jumpType, shelfStatus, showPhase } from '@/entities/content/shared'
import { enableStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { bizAds, hotspots, miniAds, phaseOf } from '../../mocks/content/rules/ads'
import {
  act,
  agree,
  all,
  bodies,
  box,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  sees,
  seesToast,
  sure,
  tick,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'

const BIZ = '/ADManagement/ADManagement'
const BIZ_PAGE = '/ADManagement/ADManagement-details'
const MINI = '/addDvertising/addDvertising'
const MINI_PAGE = '/addDvertising/addDvertising-details'
const page = () => sure(document.querySelector('main'))
const phone = () => sure(document.querySelector('.phone-frame'))
const now = () => Date.now()
const DAY = 86_400_000
const inDays = (days: number) => formatTime(now() + days * DAY, 'YYYY-MM-DD HH:mm:00')
const biz = (fits: (row: ReturnType<typeof bizAds>[number]) => boolean) => sure(bizAds().find(fits))
const mini = (fits: (row: ReturnType<typeof miniAds>[number]) => boolean) => sure(miniAds().find(fits))
const titled = (path: string, title: string, more = '') => `${path}?title=${encodeURIComponent(title)}${more}`

describe('dealer ad list', () => {
  it('opens with the enabled ads', async () => {
    await openConsole(`${BIZ}?size=10`)
    await until(() => expect(queries(advertisements.list).length).toBe(1))
    expect(queries(advertisements.list)[0]).toMatchObject({ status: '1', sortField: 'updateTime', sortOrder: 'desc' })
  })

  it('marks an expired ad and offers to extend it', async () => {
    const over = biz((row) => row.status === enableStatus.enabled && phaseOf(row, now()) === showPhase.ended)
    await openConsole(titled(BIZ, over.title))
    await sees('已过期')
    expect(await find('button', `延期 ${over.title}`)).toBeInTheDocument()
  })

  it('marks a disabled ad within its dates as not shown', async () => {
    const idle = biz((row) => row.status === enableStatus.disabled && phaseOf(row, now()) === showPhase.running)
    await openConsole(titled(BIZ, idle.title, '&status=0'))
    await sees('未展示')
  })

  it('asks for confirmation before disabling an ad and rejects enabling an invalid one', async () => {
    const row = biz((one) => one.status === enableStatus.enabled && phaseOf(one, now()) === showPhase.running)
    await openConsole(titled(BIZ, row.title, '&status='))
    await act(row.title, '停用')
    await dialog(new RegExp(`停用「${row.title}」`))
    expect(received(advertisements.setStatus)).toEqual([])
    await agree('停用')
    await seesToast('已停用')
    await act(row.title, '启用')
    await seesToast('已启用')
    expect(bodies(advertisements.setStatus)).toEqual([
      { id: row.id, status: enableStatus.disabled },
      { id: row.id, status: enableStatus.enabled },
    ])
    const full = biz((one) => one.position === bizAdPosition.workbench && one.status === enableStatus.disabled)
    Object.assign(full, { startTime: inDays(-1), endTime: inDays(5), aliveFlag: 1 })
    await expect(advertisements.setStatus({ id: full.id, status: enableStatus.enabled })).rejects.toThrow(
      /「工作台通栏」同一时段最多展示3个/,
    )
    Object.assign(full, { endTime: inDays(-0.5) })
    await expect(advertisements.setStatus({ id: full.id, status: enableStatus.enabled })).rejects.toThrow(
      '结束时间已过',
    )
    Object.assign(full, { endTime: inDays(5), aliveFlag: 0 })
    await expect(advertisements.setStatus({ id: full.id, status: enableStatus.enabled })).rejects.toThrow('目标内容')
    expect(full.status).toBe(enableStatus.disabled)
  })

  it('saves a sort order typed in the list', async () => {
    const row = biz((one) => one.status === enableStatus.enabled)
    await openConsole(titled(BIZ, row.title))
    await fill(`排序 ${row.title}`, '7')
    await hands.keyboard('{Enter}')
    await seesToast('排序已更新')
    expect(bodies(advertisements.update)).toEqual([{ id: row.id, sort: 7 }])
    expect(row.sort).toBe(7)
  })

  it('shows a schedule by slot and warns of days over the limit', async () => {
    const one = biz((row) => row.position === bizAdPosition.workbench && row.status === enableStatus.disabled)
    Object.assign(one, { status: enableStatus.enabled, startTime: inDays(-1), endTime: inDays(2) })
    await openConsole(`${BIZ}?view=schedule`)
    const bar = await find('a.schedule-bar', new RegExp(`^${one.title} 已开启`))
    expect(bar).toHaveAttribute('href', expect.stringContaining(`id=${one.id}`))
    const [asked] = queries(advertisements.list)
    expect(asked).toMatchObject({ pageSize: '500', pageNo: '1' })
    expect(sure(asked).endTimeStart).toBe(`${formatTime(now(), 'YYYY-MM')}-01 00:00:00`)
    expect(page()).toHaveTextContent(/超过上限（3 个）/)
    expect(document.querySelector('.schedule-now')).not.toBeNull()
    await press('向后')
    await until(() => expect(queries(advertisements.list).length).toBe(2))
    await until(() => expect(document.querySelector('.schedule-now')).toBeNull())
  })

  it('warns that a schedule shows only the first ads', async () => {
    for (const records of [bizAds().slice(0, 20), []]) {
      const data = { records, total: 2001 }
      control.inject({ path: advertisements.list.path, kind: 'code', code: 200, data, times: 1 })
    }
    await openConsole(`${BIZ}?view=schedule`)
    await until(() => expect(page()).toHaveTextContent('仅显示前 20 条'))
  })

  it('shows a dealer only the running ads without figures', async () => {
    await openConsole(BIZ, { as: 'market01' })
    const { records } = await advertisements.list({ pageSize: 100 })
    expect(records.length).toBeGreaterThan(0)
    expect(records.length).toBeLessThan(bizAds().length)
    expect(
      records.every(
        ({ status, phase, viewCount }) =>
          status === enableStatus.enabled && phase === showPhase.running && viewCount === null,
      ),
    ).toBe(true)
    await sees(sure(records[0]).title)
    expect(all('button', /^(编辑|启用|停用|延期|复制|新增)/, page())).toEqual([])
    expect(page()).not.toHaveTextContent('点击率')
    await expect(advertisements.setStatus({ id: sure(records[0]).id, status: enableStatus.disabled })).rejects.toThrow(
      '没有操作权限',
    )
  })
})

describe('dealer ad detail', () => {
  const draft = () => biz((row) => row.status === enableStatus.disabled && row.viewCount === 0)

  it('shows a phone preview and figures', async () => {
    const row = biz(
      (one) =>
        one.status === enableStatus.enabled &&
        phaseOf(one, now()) === showPhase.running &&
        one.position === bizAdPosition.carousel,
    )
    await openConsole(`${BIZ_PAGE}?id=${row.id}`)
    await sees('投放数据')
    expect(phone()).toHaveTextContent('首页')
    expect(phone().querySelector('img')).toHaveAttribute('alt', row.title)
    await until(() => expect(document.querySelector('.figures')).not.toBeNull())
    expect(hasButton('停用')).toBe(true)
  })

  it('sends only the changed fields and updates the preview at once', { tags: ['core'] }, async () => {
    const row = draft()
    const before = row.updateTime
    await openConsole(`${BIZ_PAGE}?id=${row.id}&mode=edit`)
    await fill('广告标题', '冬季保养提醒')
    await until(() => expect(phone().innerHTML).toContain('冬季保养提醒'))
    await press(/^保\s?存$/)
    await seesToast('广告已保存')
    expect(bodies(advertisements.update)).toEqual([{ id: row.id, title: '冬季保养提醒', updateTime: before }])
    await until(() => expect(all('h2', '冬季保养提醒').length).toBeGreaterThan(0))
  })

  it('warns of other ads in the slot and of its limit', async () => {
    const row = biz((one) => one.position === bizAdPosition.workbench && one.status === enableStatus.disabled)
    Object.assign(row, { startTime: inDays(-1), endTime: inDays(5) })
    await openConsole(`${BIZ_PAGE}?id=${row.id}&mode=edit`)
    await sees(/同时段同位置已有 3 个/)
    await sees(/已达同时展示上限 3 个/)
    expect(queries(advertisements.list)[0]).toMatchObject({
      position: '4',
      startTimeEnd: row.endTime,
      endTimeStart: row.startTime,
    })
  })

  it('asks for confirmation before changing a running ad or overwriting another change', async () => {
    const row = biz(
      (one) =>
        one.status === enableStatus.enabled &&
        phaseOf(one, now()) === showPhase.running &&
        one.jumpType === jumpType.web,
    )
    await openConsole(`${BIZ_PAGE}?id=${row.id}&mode=edit`)
    await fill('跳转目标', 'https://h5.example.com/new')
    await press(/^保\s?存$/)
    await dialog(/投放中的广告将立即更新/)
    expect(received(advertisements.update)).toEqual([])
    Object.assign(row, { updateTime: formatTime(now()), updateBy: '王芳' })
    await agree(/^保\s?存$/)
    await dialog(/王芳/)
    await press('仍然覆盖')
    await seesToast('广告已保存')
    expect(bodies(advertisements.update)).toHaveLength(2)
    expect(bodies(advertisements.update)[1]).toMatchObject({ force: true, jumpValue: 'https://h5.example.com/new' })
    expect(row.jumpValue).toBe('https://h5.example.com/new')
  })

  it('gives no reason for the locked slot of an ad without known figures', async () => {
    control.inject({ path: advertisements.get.path, kind: 'bend', bend: 'valuesMissing' })
    await openConsole(`${BIZ_PAGE}?id=${biz(({ viewCount }) => viewCount === 0).id}&mode=edit`)
    expect(await box('广告位')).toBeDisabled()
    expect(page()).not.toHaveTextContent('已有投放数据')
  })

  it('locks the slot of an ad that has figures', async () => {
    const row = biz((one) => one.viewCount > 0)
    await openConsole(`${BIZ_PAGE}?id=${row.id}&mode=edit`)
    expect(await box('广告位')).toBeDisabled()
    await sees(/已有投放数据/)
    await expect(
      advertisements.update({
        id: row.id,
        position: row.position === bizAdPosition.carousel ? bizAdPosition.materials : bizAdPosition.carousel,
      }),
    ).rejects.toThrow('不能更换广告位')
  })

  it('copies another ad without its dates', async () => {
    const row = biz((one) => one.title.length < 20)
    await openConsole(`${BIZ_PAGE}?copyId=${row.id}`)
    expect(await box('广告标题')).toHaveValue(`${row.title} 副本`)
    await press(/^保\s?存$/)
    await sees(/请(选择|填写|输入)开始时间/)
    expect(received(advertisements.create)).toEqual([])
  })
})

describe('management of mini-program ads', () => {
  it('counts the ads of a slot and moves an ad within it', async () => {
    await openConsole(`${MINI}?position=3`)
    const slot = miniAds()
      .filter(({ position }) => position === miniAdPosition.cars)
      .toSorted((a, b) => a.sort - b.sort)
    const [first, second] = [sure(slot[0]), sure(slot[1])]
    await sees(/购车页横幅 \d\/5/)
    await act(second.title, '上移')
    await seesToast('顺序已保存')
    expect(bodies(ads.move)).toEqual([{ id: second.id, moveType: 1 }])
    expect(second.sort).toBeLessThan(first.sort)
    await until(async () => expect(all('button', `更多 ${second.title}`).length).toBe(1))
    expect(all('button', `上移 ${second.title}`)).toEqual([])
    // Until a move to a position is saved nothing else can be moved.
    control.inject({ path: ads.move.path, kind: 'never', times: 1 })
    await act(first.title, '移至第n位')
    await fill(/^第几位/, '1')
    await agree.now(/^移\s?动$/)
    await hands.click.now(sure(all('button', `更多 ${second.title}`)[0]))
    await until(() => expect(all('[role=menuitem][aria-disabled=true]', '下移')).toHaveLength(1))
  })

  it('disables sorting while no slot is chosen', async () => {
    const row = mini(() => true)
    await openConsole(titled(MINI, row.title))
    await sees(row.title)
    const handle = await find('button', `拖动排序 ${row.title}`)
    expect(handle).toHaveAttribute('aria-disabled', 'true')
  })

  it('publishes and unpublishes an ad', async () => {
    const row = mini((one) => one.status === shelfStatus.up && phaseOf(one, now()) === showPhase.running)
    await openConsole(titled(MINI, row.title))
    await act(row.title, '下架')
    await agree('下架')
    await seesToast('已下架')
    await act(row.title, '上架')
    await seesToast('已上架')
    expect(bodies(ads.setShelf)).toEqual([
      { id: row.id, status: shelfStatus.down },
      { id: row.id, status: shelfStatus.up },
    ])
  })

  it('keeps an ad saved when its publication fails', async () => {
    const row = mini((one) => one.status === shelfStatus.new && one.position === miniAdPosition.carousel)
    Object.assign(row, { startTime: inDays(1), endTime: inDays(3), aliveFlag: 0 })
    await openConsole(`${MINI_PAGE}?id=${row.id}&mode=edit`)
    await fill('广告标题', '预约试驾赢好礼')
    await press('保存并上架')
    await seesToast('已保存，但未生效：目标内容「」已下架或删除')
    expect(row.title).toBe('预约试驾赢好礼')
    expect(row.status).toBe(shelfStatus.new)
    expect(bodies(ads.setShelf)).toEqual([{ id: row.id, status: shelfStatus.up }])
  })

  it('warns of a link to a foreign domain', async () => {
    const row = mini((one) => one.jumpType === jumpType.web)
    await openConsole(`${MINI_PAGE}?id=${row.id}&mode=edit`)
    await fill('跳转目标', 'https://elsewhere.example.org/a')
    await sees(/未配置为小程序业务域名/)
  })

  it('recommends testing a link to another mini-program on a real phone', async () => {
    const other = mini((one) => one.jumpValue.includes('wx1234567890abcdef'))
    await openConsole(`${MINI_PAGE}?id=${other.id}`)
    await sees('请在真机验证')
  })
})

describe('hotspot page of the material home', () => {
  const PAGE = '/configuration/configuration'

  it('shows only enabled hotspots in the phone preview', async () => {
    await openConsole(PAGE)
    const on = sure(hotspots().find(({ status, topTitles }) => status === enableStatus.enabled && topTitles.length > 0))
    const off = sure(
      hotspots().find(({ status, topTitles }) => status === enableStatus.disabled && topTitles.length > 0),
    )
    await until(() => expect(phone()).toHaveTextContent(on.hotspotName))
    expect(phone()).not.toHaveTextContent(off.hotspotName)
    await sees('暂无内容，用户端不展示')
    await tick(on.hotspotName)
    await dialog(new RegExp(`停用「${on.hotspotName}」`))
    expect(received(advertisements.disableHotspot)).toEqual([])
    await agree('停用')
    await seesToast('已停用')
    await until(() => expect(phone()).not.toHaveTextContent(on.hotspotName))
    await tick(off.hotspotName)
    await seesToast('已启用')
    await until(() => expect(phone()).toHaveTextContent(off.hotspotName))
    expect(bodies(advertisements.disableHotspot)).toEqual([{ id: on.id }])
    expect(bodies(advertisements.enableHotspot)).toEqual([{ id: off.id }])
  })

  it('prevents disabling the last enabled hotspot', async () => {
    const [one, ...others] = hotspots().filter(({ status }) => status === enableStatus.enabled)
    for (const row of others) row.status = enableStatus.disabled
    await openConsole(PAGE)
    await sees('至少保留一个热点')
    expect(await find('[role=switch]', sure(one).hotspotName)).toBeDisabled()
    await expect(advertisements.disableHotspot({ id: sure(one).id })).rejects.toThrow('至少保留一个热点')
  })

  it('filters the loaded hotspots by block without another request', async () => {
    await openConsole(`${PAGE}?block=3`)
    await find('[role=switch]', '热门海报榜')
    expect(all('[role=switch]', '热门文章榜')).toEqual([])
    expect(received(advertisements.listHotspots)).toHaveLength(1)
  })
})
