// @module-tag content
import { describe, expect, it } from 'vitest'
import * as advertisements from '@/api/content/advertisements'
import * as files from '@/api/system/files'
import { audience as audiences, jumpType, shelfStatus, showPhase } from '@/entities/content/shared'
import { mediaType } from '@/entities/content/splashAd'
import { formatTime } from '@/lib/time'
import { phaseOf, splashAds } from '../../mocks/content/rules/ads'
import { videoFiles } from '../../mocks/marketing/data/videoFiles'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  agree,
  all,
  bodies,
  layRowsOut,
  box,
  choose,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  sees,
  seesToast,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'

const LIST = '/ADManagement/flashScreen'
const PAGE = '/ADManagement/ADManagement-flashScreenDetails'
const DAY = 86_400_000
const now = () => Date.now()
const inDays = (days: number) => formatTime(now() + days * DAY, 'YYYY-MM-DD HH:mm:00')
const page = () => sure(document.querySelector('main'))
const splash = (fits: (row: ReturnType<typeof splashAds>[number]) => boolean) => sure(splashAds().find(fits))
const titled = (title: string) => `${LIST}?title=${encodeURIComponent(title)}`
const isUp = ({ status }: { status: number }) => status === shelfStatus.up
const runs = (row: ReturnType<typeof splashAds>[number]) => isUp(row) && phaseOf(row, now()) === showPhase.running
const up = () =>
  splashAds()
    .filter(isUp)
    .toSorted((a, b) => a.sort - b.sort)
const forAll = () => {
  const row = sure(up()[0])
  Object.assign(row, {
    audience: audiences.everyone,
    cityCodes: [],
    appTypes: [1, 2, 3],
    startTime: inDays(-1),
    endTime: inDays(5),
    aliveFlag: 1,
  })
  return row
}
const give = async (video: string, name: string) =>
  hands.upload(
    await until(() => sure(document.querySelector<HTMLInputElement>('input[type=file][accept*=mp4]'))),
    new File([sure(videoFiles[video])], name, { type: 'video/mp4' }),
  )
const setTime = async (label: string, text: string) => {
  const input = await find('input', label)
  await hands.click(input)
  await hands.clear(input)
  await hands.paste(text)
  await hands.keyboard('{Enter}')
}
const screenOf = () => sure(document.querySelector('.splash-screen'))

describe('splash ads', () => {
  it('are sorted by priority with the current ad marked', async () => {
    const row = forAll()
    await openConsole(`${LIST}?size=10`)
    await until(() =>
      expect(all('a.cell-link', row.title)[0]?.closest('.two-values')?.textContent).toBe(`${row.title}当前展示`),
    )
    expect(document.querySelectorAll('.two-values .mark[data-tone=success]')).toHaveLength(1)
    expect(queries(advertisements.listSplash)).toContainEqual({
      pageNo: '1',
      pageSize: '10',
      sortField: 'sort',
      sortOrder: 'asc',
    })
  })

  it('are moved to a given position among the published ads', async () => {
    const [first, second, third] = up()
    await openConsole(`${LIST}?status=1`)
    await act(sure(third).title, '移至第n位')
    await fill(/第几位|位置/, '1', '.ant-modal')
    await agree(/^移\s?动$/)
    await seesToast('优先级已更新，用户下次启动时生效')
    expect(bodies(advertisements.sortSplash)).toEqual([{ items: [{ id: sure(third).id, sort: 1 }] }])
    expect(up().slice(0, 3)).toEqual([third, first, second])
  })

  it('are reordered by keyboard and send only the changed positions', async () => {
    const [first, second] = up()
    const sorts = [sure(first).sort, sure(second).sort]
    await openConsole(`${LIST}?status=1`)
    const handle = await find('button', `拖动排序 ${sure(first).title}`)
    const places = layRowsOut()
    handle.focus()
    await hands.keyboard('{Enter}')
    await until(() => expect(handle.closest('[data-dragging=true]')).not.toBeNull())
    await hands.keyboard('{ArrowDown}')
    await hands.keyboard('{Enter}')
    await seesToast('优先级已更新，用户下次启动时生效')
    places.mockRestore()
    expect(bodies(advertisements.sortSplash)).toEqual([
      {
        items: [
          { id: sure(second).id, sort: sorts[0] },
          { id: sure(first).id, sort: sorts[1] },
        ],
      },
    ])
    expect(up().slice(0, 2)).toEqual([second, first])
  })

  it('cannot be dragged in the full list or while unpublished', async () => {
    const off = splash((row) => row.status === shelfStatus.down)
    await openConsole(LIST)
    expect(await find('button', `拖动排序 ${sure(up()[0]).title}`)).toHaveAttribute('aria-disabled', 'true')
    expect(hasButton(`拖动排序 ${off.title}`)).toBe(false)
  })

  it('are unpublished after confirmation and published again only while valid', async () => {
    const row = forAll()
    await openConsole(titled(row.title))
    await act(row.title, '下架')
    expect(received(advertisements.setSplashShelf)).toEqual([])
    await agree('下架')
    await seesToast('已下架')
    await act(row.title, '上架')
    await seesToast('已上架，部分用户可能因缓存延迟看到')
    expect(bodies(advertisements.setSplashShelf)).toEqual([
      { id: row.id, status: shelfStatus.down },
      { id: row.id, status: shelfStatus.up },
    ])
    Object.assign(row, { status: shelfStatus.down, endTime: inDays(-0.5) })
    await expect(advertisements.setSplashShelf({ id: row.id, status: shelfStatus.up })).rejects.toThrow('结束时间已过')
    Object.assign(row, { endTime: inDays(5), aliveFlag: 0 })
    await expect(advertisements.setSplashShelf({ id: row.id, status: shelfStatus.up })).rejects.toThrow('目标内容')
  })

  it('are deleted only while unpublished', async () => {
    const row = splash((one) => one.status === shelfStatus.new)
    await openConsole(titled(row.title))
    await act(row.title, '删除')
    await dialog(/投放数据将一并删除/)
    await agree(/^删\s?除$/)
    await seesToast('已删除')
    expect(queries(advertisements.removeSplash)).toEqual([{ id: row.id }])
    expect(splashAds()).not.toContain(row)
    await expect(advertisements.removeSplash({ id: sure(up()[0]).id })).rejects.toThrow('须先下架')
  })

  it('offer no deletion while published', async () => {
    const row = forAll()
    await openConsole(titled(row.title))
    await settled()
    await hands.click(await find('button', `更多 ${row.title}`))
    await find('[role=menuitem]', '复制')
    expect(all('[role=menuitem]', '删除')).toEqual([])
  })

  it('report that none is published', async () => {
    for (const row of splashAds()) row.status = shelfStatus.down
    await openConsole(titled('nothing'))
    await sees('当前无开屏广告，App展示默认启动图')
  })

  it('warn of too many ads at the same time', async () => {
    for (const row of up()) row.status = shelfStatus.down
    for (const row of splashAds().slice(0, 6))
      Object.assign(row, { status: shelfStatus.up, startTime: inDays(-1), endTime: inDays(5) })
    await openConsole(titled('nothing'))
    await sees('同时段有 6 个广告投放，优先级较低的可能没有曝光')
  })

  it('simulate the displayed ad and give the reasons against the others', async () => {
    const row = forAll()
    Object.assign(row, { appTypes: [1] })
    const [city, later] = up().slice(1)
    Object.assign(sure(city), {
      startTime: inDays(-1),
      endTime: inDays(3),
      cityCodes: ['310100'],
      audience: audiences.owners,
    })
    Object.assign(sure(later), { startTime: inDays(1), endTime: inDays(3) })
    await openConsole(titled(row.title))
    await settled()
    await press('模拟展示')
    const wins = await find('section', '将展示', '.ant-drawer')
    expect(wins).toHaveTextContent(row.title)
    const line = (title: string) => find('tr', new RegExp(`^\\d+${title}\\D*$`), '.ant-drawer')
    expect(await line(sure(city).title)).toHaveTextContent(/不投放该人群.*不投放该城市/)
    expect(await line(sure(later).title)).toHaveTextContent('未到开始时间')
    await choose('客户端', '车主App iOS', '.ant-drawer')
    expect(await line(row.title)).toHaveTextContent('不投放该端')
    expect(wins).not.toHaveTextContent(row.title)
  })

  it('are shown in a schedule with one row per ad', async () => {
    const row = forAll()
    await openConsole(`${LIST}?view=schedule`)
    const bar = await find('a.schedule-bar', new RegExp(`^${row.title} 已开启`))
    expect(bar).toHaveAttribute('href', expect.stringContaining(`id=${row.id}`))
    expect(bar.closest('.schedule-row')).toHaveTextContent(row.title)
    const shown = queries(advertisements.listSplash).find(({ pageSize }) => pageSize === '500')
    expect(sure(shown).endTimeStart).toBe(`${formatTime(now(), 'YYYY-MM')}-01 00:00:00`)
  })

  it('are filtered by city, app and medium', async () => {
    await openConsole(`${LIST}?city=310000,310100&appTypes=2&mediaType=1`)
    await until(() =>
      expect(queries(advertisements.listSplash)).toContainEqual(
        expect.objectContaining({ provinceCode: '310000', cityCode: '310100', appTypes: '2', mediaType: '1' }),
      ),
    )
  })
})

describe('splash ads for a dealer', () => {
  it('are read-only and limited to the running ones', async () => {
    sure(org.roles.find(({ roleCode }) => roleCode === 'DEALER_MARKETING')).menuPaths = '*'
    await openConsole(LIST, { as: 'market01' })
    const row = sure(splashAds().find(runs))
    await sees(row.title)
    const { records } = await advertisements.listSplash({ pageSize: 100 })
    expect(records.map(({ id }) => id).toSorted()).toEqual(splashAds().flatMap((one) => (runs(one) ? one.id : [])))
    expect(all('button', /^(编辑|下架|复制|删除|新增|拖动)/, page())).toEqual([])
    await expect(advertisements.setSplashShelf({ id: row.id, status: shelfStatus.down })).rejects.toThrow(
      '没有操作权限',
    )
  })
})

describe('splash ad', () => {
  const picture = () => splash((row) => row.status === shelfStatus.new && row.mediaType === mediaType.picture)

  it('is previewed in three screen formats with its figures', async () => {
    const row = splash((one) => runs(one) && one.mediaType === mediaType.picture)
    await openConsole(`${PAGE}?id=${row.id}`)
    await sees('顶部 180 px')
    await sees('底部 300 px')
    expect(screenOf().querySelector('img')).toHaveAttribute('src', row.coverTall)
    await tick('16:9')
    expect(screenOf().querySelector('img')).toHaveAttribute('src', row.cover)
    expect(page()).not.toHaveTextContent('顶部 180 px')
    await tick('折叠屏')
    expect(document.querySelectorAll('.splash-screen')).toHaveLength(2)
    await until(() => expect(document.querySelector('.figures')).toHaveTextContent('跳过率'))
    await until(() => expect(page()).toHaveTextContent('各端每日曝光'))
  })

  it('plays in full size with a countdown and a skip button', async () => {
    const row = splash((one) => one.mediaType === mediaType.picture && one.jumpType === jumpType.none)
    Object.assign(row, { skipFlag: 1, duration: 30 })
    await openConsole(`${PAGE}?id=${row.id}`)
    await press(/^试\s?播$/)
    await dialog(/点击后不跳转/)
    await find('button', /^跳过 2\d$/)
    await press(/^跳过/)
    await sees('已跳过，进入首页')
    await press('再播一次')
    await find('button', /^跳过/)
  })

  it('plays without a skip button if skipping is forbidden', async () => {
    const row = splash((one) => one.mediaType === mediaType.picture && one.jumpType === jumpType.web)
    Object.assign(row, { skipFlag: 0, duration: 1 })
    await openConsole(`${PAGE}?id=${row.id}`)
    await press(/^试\s?播$/)
    await dialog(new RegExp(`点击后前往：${row.jumpValue}`))
    expect(hasButton(/^跳过/)).toBe(false)
    await until(() => expect(document.querySelector('.splash-stage')).toHaveTextContent('展示结束'))
  })

  it('sends only the changed fields with the time of the last update', { tags: ['core'] }, async () => {
    const row = picture()
    Object.assign(row, { startTime: inDays(2), endTime: inDays(9) })
    const { updateTime } = row
    await openConsole(`${PAGE}?id=${row.id}&mode=edit`)
    await fill('广告标题', '春节守护')
    await press(/^保\s?存$/)
    await seesToast('广告已保存')
    expect(bodies(advertisements.updateSplash)).toEqual([{ id: row.id, title: '春节守护', updateTime }])
  })

  it('can forbid skipping for three seconds at most and after confirmation', async () => {
    const row = picture()
    Object.assign(row, { skipFlag: 1, duration: 3, startTime: inDays(2), endTime: inDays(9) })
    await openConsole(`${PAGE}?id=${row.id}&mode=edit`)
    await tick('允许跳过')
    await dialog(/关闭后用户须看完广告/)
    await agree(/^关\s?闭$/)
    await fill('展示秒数', '5')
    await press(/^保\s?存$/)
    await until(() =>
      expect(document.querySelector('.ant-form-item-explain-error')).toHaveTextContent('只有展示秒数为 3 秒'),
    )
    await fill('展示秒数', '3')
    await press(/^保\s?存$/)
    await seesToast('广告已保存')
    expect(bodies(advertisements.updateSplash)).toEqual([
      { id: row.id, skipFlag: 0, updateTime: expect.any(String) as string }, // vitest types its matchers as any
    ])
    await expect(advertisements.updateSplash({ id: row.id, duration: 5 })).rejects.toThrow('超过3秒的广告须允许跳过')
  })

  it('runs for at most 90 days', async () => {
    const row = picture()
    Object.assign(row, { startTime: inDays(2), endTime: inDays(93) })
    await openConsole(`${PAGE}?id=${row.id}&mode=edit`)
    await fill('广告标题', '长期投放')
    await press(/^保\s?存$/)
    await sees(/投放.*不能超过 90 天/)
    expect(received(advertisements.updateSplash)).toEqual([])
    await expect(advertisements.updateSplash({ id: row.id, endTime: inDays(95) })).rejects.toThrow('90天')
  })

  it('takes its duration from the video and drops the second picture', async () => {
    const row = picture()
    Object.assign(row, { startTime: inDays(2), endTime: inDays(9), skipFlag: 1, duration: 3 })
    await openConsole(`${PAGE}?id=${row.id}&mode=edit`)
    await tick('视频')
    await sees('仅支持 MP4（H.264）竖版视频，不超过 10 MB、15 秒')
    await give('video-landscape', 'wide.mp4')
    await until(() => expect(all('[role=alert]', /竖版视频/).length).toBe(1))
    await give('video-portrait', 'tall.mp4')
    await until(async () => expect(await box('展示秒数')).toHaveValue('5'))
    expect(await box('展示秒数')).toBeDisabled()
    await press(/^保\s?存$/)
    await seesToast('广告已保存')
    expect(bodies(advertisements.updateSplash)[0]).toMatchObject({
      mediaType: mediaType.video,
      coverTall: '',
      duration: 5,
    })
    expect(row).toMatchObject({ mediaType: mediaType.video, coverTall: '' })
    expect(row.video).not.toBe('')
  })

  it('discards an uploaded video if it remains a picture', async () => {
    const row = picture()
    Object.assign(row, { startTime: inDays(2), endTime: inDays(9), duration: 4, skipFlag: 1 })
    await openConsole(`${PAGE}?id=${row.id}&mode=edit`)
    await tick('视频')
    await give('video-portrait', 'tall.mp4')
    await find('button', '重新上传')
    await tick('图片')
    await fill('广告标题', '还是图片')
    await press(/^保\s?存$/)
    await seesToast('广告已保存')
    expect(bodies(advertisements.updateSplash)).toEqual([
      { id: row.id, title: '还是图片', updateTime: expect.any(String) as string }, // vitest types its matchers as any
    ])
    await until(() => expect(received(files.remove)).toHaveLength(1))
  })

  it('is saved and published in one step', async () => {
    const row = picture()
    Object.assign(row, { startTime: inDays(0.01), endTime: inDays(9), aliveFlag: 1 })
    await openConsole(`${PAGE}?id=${row.id}&mode=edit`)
    await sees(/部分用户可能因缓存延迟看到/)
    await press('保存并上架')
    await seesToast('广告已保存并上架')
    expect(bodies(advertisements.setSplashShelf)).toEqual([{ id: row.id, status: shelfStatus.up }])
    expect(row.status).toBe(shelfStatus.up)
  })

  it('starts as a copy without dates', async () => {
    const row = splash((one) => one.title.length < 20 && one.mediaType === mediaType.picture)
    await openConsole(`${PAGE}?copyId=${row.id}`)
    expect(await box('广告标题')).toHaveValue(`${row.title} 副本`)
    await press(/^保\s?存$/)
    await sees(/请(选择|填写|输入)开始时间/)
    expect(received(advertisements.createSplash)).toEqual([])
  })

  it('requires pictures or a video and an app when new', async () => {
    await openConsole(PAGE)
    await fill('广告标题', '新广告')
    await press(/^保\s?存$/)
    await sees('请上传标准屏图（9:16）')
    await sees('请上传全面屏图（9:19.5）')
    await sees('请选择投放端')
    await tick('视频')
    await press(/^保\s?存$/)
    await sees('请上传开屏视频')
    expect(received(advertisements.createSplash)).toEqual([])
  })

  it('is created unpublished with all fields of the form', async () => {
    const row = splash(
      (one) => one.title.length < 20 && one.mediaType === mediaType.picture && one.jumpType === jumpType.none,
    )
    await openConsole(`${PAGE}?copyId=${row.id}`)
    const [from, end] = [inDays(1), inDays(9)]
    await setTime('开始时间', from.slice(0, 16))
    await setTime('结束时间', end.slice(0, 16))
    await press(/^保\s?存$/)
    await seesToast('广告已保存')
    const { cover, coverTall, duration, skipFlag, frequency, appTypes, audience, cityCodes } = row
    expect(bodies(advertisements.createSplash)).toEqual([
      expect.objectContaining({
        title: `${row.title} 副本`,
        mediaType: mediaType.picture,
        cover,
        coverTall,
        video: '',
        duration,
        skipFlag,
        frequency,
        appTypes,
        audience,
        cityCodes,
        jumpType: jumpType.none,
        startTime: from,
        endTime: end,
        status: shelfStatus.new,
      }),
    ])
    expect(splash(({ title }) => title === `${row.title} 副本`)).toMatchObject({
      status: shelfStatus.new,
      viewCount: 0,
    })
  })
})
