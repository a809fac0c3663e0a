// @module-tag marketing
import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as activities from '@/api/marketing/activities'
import { uploadType } from '@/entities/leads/enums'
import { activityOffBy, dealerActivityStatus } from '@/entities/marketing/campaignEnums'
import { formatTime } from '@/lib/time'
import { campaignsAt, dealerCampaignsAt, figuresOf, typeById } from '../../mocks/marketing/rules/campaigns'
import { areaOf } from '../../mocks/leads/rules/leads'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  agree,
  all,
  bodies,
  box,
  button,
  choose,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  sees,
  sent,
  sure,
  seesToast,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'

const LIST = '/marketing-management/campaign-dealer'
const DETAILS = '/marketing-management/campaign-dealer-details'
const OWN = () => sure(org.users.find(({ username }) => username === 'dealer01')).dealerCode
const rows = () => dealerCampaignsAt(control.now())
/** Returns a campaign of dealer01's dealer, changed to a state. */
const own = (status: number, offBy = 0) => {
  const row = sure(rows().find(({ hostId, own: figures }) => hostId === '' && figures !== undefined))
  return Object.assign(row, {
    status,
    offBy,
    dealerCode: OWN(),
    startTime: dayFrom(status === dealerActivityStatus.upcoming ? 2 : -2),
    endTime: dayFrom(status === dealerActivityStatus.ended ? -1 : 9),
  })
}
const dayFrom = (days: number, clock = '09:00:00') =>
  `${formatTime(Date.now() + days * 86_400_000, 'YYYY-MM-DD')} ${clock}`
const open = (query = '', as = 'dealer01') => openConsole(`${LIST}${query}`, { as })
const openOne = (query: string, as = 'dealer01') => openConsole(`${DETAILS}${query}`, { as })
const alone = async (row: { title: string }, as?: string) => open(`?title=${encodeURIComponent(row.title)}`, as)
const offered = (name: string) =>
  all('button', new RegExp(`${name}$`)).map((one) => (one.getAttribute('aria-label') ?? '').split(' ')[0])
const heads = () =>
  [...document.querySelectorAll('.data-table [role=columnheader]')].map(({ textContent }) => textContent)
const setTime = async (label: string, text: string) => {
  const input = await find('input', label)
  await hands.click(input)
  fireEvent.change(input, { target: { value: text.slice(0, 16) } })
  await hands.keyboard('{Enter}')
}

describe('dealer campaign list', () => {
  it('sends its filters', async () => {
    await open(
      '?typeId=1&seriesName=x&status=2,3&region=华东&dealerCode=D00001&hostId=9&offBy=2&startTime=2026-01-01~2026-12-31',
      'superadmin',
    )
    await sent(activities.listDealer)
    expect(queries(activities.listDealer)[0]).toMatchObject({
      typeId: '1',
      seriesName: 'x',
      areaName: '华东',
      dealerCode: 'D00001',
      hostId: '9',
      offBy: String(activityOffBy.headquarters),
      startTimeStart: '2026-01-01 00:00:00',
      startTimeEnd: '2026-12-31 23:59:59',
    })
  })

  it('filters by status tabs with counts', async () => {
    await open('', 'superadmin')
    const running = rows().filter(({ status }) => status === dealerActivityStatus.running).length
    await hands.click(await find('[role=tab]', `进行中 ${running}`))
    await until(() =>
      expect(queries(activities.listDealer).at(-1)).toMatchObject({ status: String(dealerActivityStatus.running) }),
    )
    expect(await find('[role=tab]', `全部 ${rows().length}`)).toBeInTheDocument()
    await until(() => expect(document.querySelector('.list-card')).toHaveAttribute('aria-label', `共 ${running} 条`))
  })

  it('shows a dealer only its own campaigns', async () => {
    own(dealerActivityStatus.running)
    const mine = rows().filter(({ dealerCode }) => dealerCode === OWN()).length
    await open()
    await until(() => expect(document.querySelector('.list-card')).toHaveAttribute('aria-label', `共 ${mine} 条`))
    expect(heads()).not.toContain('经销商')
    expect(hasButton('新增活动')).toBe(true)
    const other = sure(rows().find(({ dealerCode }) => dealerCode !== OWN()))
    await expect(activities.getDealer({ id: other.id }, { quiet: true })).rejects.toThrow('无权查看或数据不存在')
    await expect(
      activities.setDealerShelf({ id: other.id, status: dealerActivityStatus.down }, { quiet: true }),
    ).rejects.toThrow('无权查看或数据不存在')
  })

  it('shows headquarters the dealers but rejects creating or changing campaigns', async () => {
    const row = own(dealerActivityStatus.running)
    await alone(row, 'superadmin')
    await button(`详情 ${row.title}`)
    expect(heads()).toEqual(expect.arrayContaining(['经销商', '大区']))
    expect(offered(row.title)).toEqual(['详情', '速览', '更多'])
    expect(hasButton('新增活动')).toBe(false)
    await expect(activities.create({ uploadType: uploadType.dealer, title: 'x' }, { quiet: true })).rejects.toThrow(
      '当前账号未关联经销商',
    )
    await expect(
      activities.update({ id: row.id, uploadType: uploadType.dealer, title: 'x' }, { quiet: true }),
    ).rejects.toThrow('总部不可修改经销商活动')
  })

  it.each([
    [dealerActivityStatus.draft, 0, ['上架', '详情', '更多']],
    [dealerActivityStatus.upcoming, 0, ['详情', '编辑', '更多']],
    [dealerActivityStatus.down, 1, ['上架', '详情', '更多']],
    [dealerActivityStatus.down, 2, ['详情', '速览', '更多']],
    [dealerActivityStatus.ended, 0, ['详情', '速览']],
  ])('offers a dealer the actions allowed in status %i when unpublished by %i', async (status, offBy, wanted) => {
    const row = own(status, offBy)
    await alone(row)
    await button(`详情 ${row.title}`)
    expect(offered(row.title)).toEqual(wanted)
  })

  it('lets a dealer unpublish and publish its campaign', async () => {
    const row = own(dealerActivityStatus.running)
    await alone(row)
    await act(row.title, '下架')
    await sees('下架后用户不可见，也不可报名')
    await press('下架')
    await seesToast('已下架')
    expect(bodies(activities.setDealerShelf)).toEqual([{ id: row.id, status: dealerActivityStatus.down }])
    expect(row).toMatchObject({ status: dealerActivityStatus.down, offBy: activityOffBy.dealer })
    await act(row.title, '上架')
    await press('上架')
    await seesToast('已上架')
    expect(row).toMatchObject({ status: dealerActivityStatus.running, offBy: 0 })
  })

  it('lets headquarters unpublish a campaign with a reason and publish it again', async () => {
    const row = own(dealerActivityStatus.running)
    await alone(row, 'superadmin')
    await act(row.title, '下架')
    await sees('经销商将不能自行上架')
    await fill('下架原因（经销商可见）', '价格信息有误')
    await press('下架')
    await seesToast('已下架')
    expect(bodies(activities.setDealerShelf)).toEqual([
      { id: row.id, status: dealerActivityStatus.down, reason: '价格信息有误' },
    ])
    expect(row.offReason).toBe('价格信息有误')
    expect(row).toMatchObject({ status: dealerActivityStatus.down, offBy: activityOffBy.headquarters })
    await until(() => expect(document.querySelector('.data-table')).toHaveTextContent('总部下架'))
    await act(row.title, '上架')
    await press('上架')
    await seesToast('已上架')
    expect(row).toMatchObject({ status: dealerActivityStatus.running, offBy: 0 })
  })

  it('lets a dealer only end a campaign unpublished by headquarters', async () => {
    const row = own(dealerActivityStatus.down, 2)
    await alone(row)
    const mark = await until(() =>
      sure(
        [...document.querySelectorAll<HTMLElement>('.data-table .mark')].find(
          ({ textContent }) => textContent === '总部下架',
        ),
      ),
    )
    await hands.hover(mark)
    await sees('已被总部下架，请联系总部')
    await expect(
      activities.setDealerShelf({ id: row.id, status: dealerActivityStatus.upcoming }, { quiet: true }),
    ).rejects.toThrow('已被总部下架，请联系总部')
    await expect(
      activities.update({ id: row.id, uploadType: uploadType.dealer, title: 'x' }, { quiet: true }),
    ).rejects.toThrow('已被总部下架，请联系总部')
    await act(row.title, '结束')
    await press('结束')
    await seesToast('活动已结束')
    expect(bodies(activities.end)).toEqual([{ id: row.id, status: dealerActivityStatus.ended }])
  })

  it('rejects publishing an expired campaign', async () => {
    const row = own(dealerActivityStatus.down, 1)
    row.endTime = dayFrom(-1)
    await alone(row)
    await act(row.title, '上架')
    await press('上架')
    await seesToast('活动已过期，请先修改时间')
  })

  it('unpublishes only running campaigns in bulk', async () => {
    const row = own(dealerActivityStatus.running)
    const title = row.title
    const over = Object.assign(sure(rows().find((one) => one !== row)), {
      title: `${title}二`,
      status: dealerActivityStatus.ended,
    })
    await alone(row, 'superadmin')
    await hands.click(await find('input[type=checkbox]', `选择「${title}」`))
    expect(await find('input[type=checkbox]', new RegExp(`^「${over.title}」不能勾选`))).toBeDisabled()
    await press('下架')
    await fill('下架原因（经销商可见）', '价格信息有误')
    await agree('下架')
    await sees('成功 1 条，失败 0 条')
    expect(bodies(activities.setDealerShelf)).toEqual([
      { id: row.id, status: dealerActivityStatus.down, reason: '价格信息有误' },
    ])
  })

  it('shows a sales area only its own campaigns and rejects ending them', async () => {
    const area = sure(org.users.find(({ username }) => username === 'area_hd')).areaName
    const row = Object.assign(sure(rows().find(({ dealerCode }) => areaOf(dealerCode) === area)), {
      status: dealerActivityStatus.running,
      offBy: 0,
      endTime: dayFrom(5),
    })
    await alone(row, 'area_hd')
    await button(`详情 ${row.title}`)
    expect(offered(row.title)).toEqual(['详情', '速览', '更多'])
    await expect(activities.end({ id: row.id, status: dealerActivityStatus.ended }, { quiet: true })).rejects.toThrow(
      '没有操作权限',
    )
    await until(() => expect(rows().filter(({ dealerCode }) => areaOf(dealerCode) !== area).length).toBeGreaterThan(0))
    const { total } = await activities.listDealer({ pageSize: 1 })
    expect(total).toBe(rows().filter(({ dealerCode }) => areaOf(dealerCode) === area).length)
  })
})

describe('dealer campaign page', () => {
  it('shows the facts and the conversion figures', async () => {
    const row = own(dealerActivityStatus.running)
    row.own = {
      viewCount: 400,
      viewUserCount: 300,
      shareCount: 20,
      joinCount: 50,
      newClueCount: 20,
      visitCount: 10,
      dealCount: 3,
    }
    await openOne(`?id=${row.id}`)
    await until(() => expect(document.querySelector('.facts')).toHaveTextContent(sure(typeById(row.typeId)).name))
    expect(document.querySelector('.facts')).not.toHaveTextContent('下架方')
    await hands.click(await find('[role=tab]', '活动数据'))
    const funnel = await find('[role=img]', /^转化漏斗/)
    expect(funnel.getAttribute('aria-label')).toContain(
      '浏览量: 人次 400; 报名人数: 人次 50; 新线索数: 人次 20; 到店: 人次 10; 成交数: 人次 3',
    )
    expect(document.querySelector('.figures')).toHaveTextContent('访客数300')
    expect(queries(activities.getSummary)[0]).toEqual({ id: row.id })
    expect(figuresOf(row.id)).toBe(row.own)
  })

  it('hides the figures and the code of a draft', async () => {
    const row = own(dealerActivityStatus.draft)
    await openOne(`?id=${row.id}`)
    await find('[role=tab]', '活动内容')
    expect(all('[role=tab]', '活动数据')).toEqual([])
    expect(hasButton('小程序码')).toBe(false)
  })

  it('hides a campaign of another dealer', async () => {
    await openOne(`?id=${sure(rows().find(({ dealerCode }) => dealerCode !== OWN())).id}`)
    await sees('无权查看或数据不存在')
  })

  it('enlarges the code of a running campaign and opens its form', async () => {
    const row = own(dealerActivityStatus.running)
    await openOne(`?id=${row.id}`)
    await press('小程序码')
    await until(() => expect(document.querySelector('.ant-modal img')).toHaveAttribute('alt', '小程序码'))
    await hands.click(sure(document.querySelector('.ant-modal-close')))
    await press('编辑')
    await until(() => expect(location.search).toContain('mode=edit'))
    expect(await box('活动名称')).toHaveValue(row.title)
  })

  it('rejects a new campaign from an account without a dealer', async () => {
    await openOne('', 'superadmin')
    await sees('当前账号未关联经销商')
    expect(all('input', '活动名称')).toEqual([])
  })

  it('is read-only for a campaign unpublished by headquarters', async () => {
    const row = own(dealerActivityStatus.down, 2)
    Object.assign(row, { offReason: '地址有误', offTime: '2026-11-20 10:00:00' })
    await openOne(`?id=${row.id}&mode=edit`)
    await find('[role=tab]', '活动内容')
    await sees('下架原因：地址有误 · 下架时间：2026-11-20 10:00:00')
    expect(all('input', '活动名称')).toEqual([])
    expect(document.querySelector('.facts')).toHaveTextContent('下架方总部')
  })
})

describe('dealer campaign form', () => {
  const publish = async (title: string) => {
    await press('发布')
    await dialog(new RegExp(`确定发布「${title}」`))
    await press('发布')
  }

  it('saves a draft with only a name', { tags: ['core'] }, async () => {
    await openOne('')
    await press('存草稿')
    await sees('请输入活动名称')
    expect(received(activities.create)).toEqual([])
    await fill('活动名称', '周末开放日')
    const house = sure(org.dealers.find(({ dealerCode }) => dealerCode === OWN()))
    await until(async () => expect(await box('活动地址')).toHaveValue([...house.address].slice(0, 60).join('')))
    await press('存草稿')
    await seesToast('保存成功')
    expect(bodies(activities.create)).toEqual([
      {
        ...{
          uploadType: uploadType.dealer,
          title: '周末开放日',
          typeId: '',
          hostId: '',
          seriesName: '',
          cover: '',
          startTime: '',
          endTime: '',
        },
        ...{ address: [...house.address].slice(0, 60).join(''), contactPhone: '', content: '', joinLimit: 0 },
      },
    ])
    expect(rows()[0]).toMatchObject({ title: '周末开放日', status: dealerActivityStatus.draft, dealerCode: OWN() })
    await until(() => expect(location.pathname).toBe(LIST))
  })

  it('reports missing fields before publishing', async () => {
    await openOne('')
    await fill('活动名称', '周末开放日')
    await press('发布')
    await sees('请选择活动类型')
    await sees('请选择开始时间')
    await sees('请输入咨询电话')
    await sees('请上传封面图')
    await sees('请输入活动详情')
    expect(received(activities.create)).toEqual([])
  })

  it('updates the same draft when publishing is retried after a failure', async () => {
    const row = own(dealerActivityStatus.draft)
    control.inject({ path: activities.setDealerShelf.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await openOne(`?id=${row.id}&mode=edit`)
    await fill('活动名称', '改名')
    await publish('改名')
    await seesToast('已保存，但未生效：服务繁忙')
    await publish('改名')
    await seesToast('活动已发布')
    expect(received(activities.create)).toEqual([])
    expect(bodies(activities.update)).toHaveLength(2)
    expect(bodies(activities.update)[1]).toMatchObject({ id: row.id, uploadType: uploadType.dealer, title: '改名' })
    expect(bodies(activities.setDealerShelf)).toEqual([
      { id: row.id, status: dealerActivityStatus.upcoming },
      { id: row.id, status: dealerActivityStatus.upcoming },
    ])
    expect(row.status).toBe(dealerActivityStatus.running)
  })

  it('requires an address for on-site campaigns and a valid telephone number', async () => {
    const row = own(dealerActivityStatus.draft)
    row.typeId = sure(
      rows().find(({ typeId }) => typeById(typeById(typeId)?.parentId ?? '')?.name === '到店活动'),
    ).typeId
    await openOne(`?id=${row.id}&mode=edit`)
    await find('label.ant-form-item-required', '活动地址')
    await fill('活动地址', '')
    await fill('咨询电话', '12345')
    await press('发布')
    await sees('请输入活动地址')
    await sees('请输入正确的电话号码')
    await fill('活动地址', '环球中心')
    await fill('咨询电话', '0755-88886666')
    await publish(row.title)
    await seesToast('活动已发布')
    expect(bodies(activities.update).at(-1)).toMatchObject({ address: '环球中心', contactPhone: '0755-88886666' })
  })

  it('requires the address even when the campaign types failed to load', async () => {
    const row = own(dealerActivityStatus.draft)
    row.typeId = sure(
      rows().find(({ typeId }) => typeById(typeById(typeId)?.parentId ?? '')?.name === '到店活动'),
    ).typeId
    control.inject({ path: activities.listTypes.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await openOne(`?id=${row.id}&mode=edit`)
    await fill('活动地址', '')
    expect(document.querySelector('label.ant-form-item-required[for=address]')).toBeNull()
    await press('发布')
    await sees('请输入活动地址')
    expect(received(activities.setDealerShelf)).toEqual([])
  })

  it('rejects an end before the start and a period of more than 92 days', async () => {
    const row = own(dealerActivityStatus.draft)
    await openOne(`?id=${row.id}&mode=edit`)
    await box('活动名称')
    await setTime('结束时间', dayFrom(-10))
    await press('存草稿')
    await sees('结束时间须晚于开始时间')
    await setTime('结束时间', dayFrom(120))
    await press('存草稿')
    await sees('活动周期不能超过 92 天')
    expect(received(activities.update)).toEqual([])
    await expect(
      activities.update({ id: row.id, uploadType: uploadType.dealer, endTime: dayFrom(120) }, { quiet: true }),
    ).rejects.toThrow('活动周期不能超过92天')
  })

  it('takes over a headquarters campaign after confirmation and stays within its time', async () => {
    const host = sure(
      campaignsAt(control.now()).find(
        (row) =>
          row.status === dealerActivityStatus.running &&
          row.regions.areaCodes.length === 0 &&
          row.dealerCodes.length === 0 &&
          row.endTime < dayFrom(60),
      ),
    )
    const row = own(dealerActivityStatus.draft)
    row.content = '<p>自己写的</p>'
    await openOne(`?id=${row.id}&mode=edit`)
    await box('活动名称')
    await choose('关联总部活动', host.title)
    await sees('已填写的类型、车系、封面和详情将被替换')
    await press('替换')
    await setTime('结束时间', formatTime(Date.parse(`${host.endTime.replace(' ', 'T')}+08:00`) + 86_400_000))
    await press('存草稿')
    await sees('时间须在总部活动周期内')
    await setTime('开始时间', host.startTime > dayFrom(0) ? host.startTime : dayFrom(0))
    await setTime('结束时间', host.endTime)
    await press('存草稿')
    await seesToast('保存成功')
    expect(bodies(activities.update)[0]).toMatchObject({
      hostId: host.id,
      typeId: host.typeId,
      seriesName: host.seriesName,
      cover: host.cover,
    })
    expect(row.content).not.toContain('自己写的')
  })

  it('locks type, start and headquarters campaign after publishing', async () => {
    const row = own(dealerActivityStatus.running)
    await openOne(`?id=${row.id}&mode=edit`)
    expect(await find('input', '活动类型')).toBeDisabled()
    expect(await find('input', '开始时间')).toBeDisabled()
    expect(await find('input', '关联总部活动')).toBeDisabled()
    expect(hasButton('存草稿')).toBe(false)
    await fill('活动名称', '改名')
    await press('保存')
    await seesToast('保存成功')
    expect(row.title).toBe('改名')
    await expect(
      activities.update({ id: row.id, uploadType: uploadType.dealer, startTime: dayFrom(-1) }, { quiet: true }),
    ).rejects.toThrow('发布后不可修改')
  })
})
