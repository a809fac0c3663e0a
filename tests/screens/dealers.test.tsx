// @module-tag system
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as dealers from '@/api/system/dealers'
import * as files from '@/api/system/files'
import * as organisation from '@/api/system/organisation'
import * as users from '@/api/system/users'
import { blackDealerStatus, dealerStatus } from '@/entities/shared/enums'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  agree,
  all,
  bodies,
  box,
  button,
  choose,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  sent,
  seesToast,
  sure,
} from '../actions'
import { control, openConsole, received, toasts } from '../harness'

const PATH = '/system-management/distributorManagement'
type Row = (typeof org.dealers)[number]
const first = (fits: (row: Row) => boolean): Row => {
  const row = org.dealers.find(fits)
  if (!row) throw new Error('no such dealer in the demo')
  return row
}
const coded = (code: string) => first((row) => row.dealerCode === code)
const open = (query = '', as?: string) => openConsole(`${PATH}${query}`, { as })
const one = (row: Row, more = '') => `?keyword=${row.dealerCode}&status=0,1,2,3${more}`
const openMode = (mode: string, row: Row, more = '', as?: string) =>
  open(`?mode=${mode}&record=${row.id}&keyword=none${more}`, as)
const png = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4])], name, { type: 'image/png' })

describe('first-tier dealer list', () => {
  it('loads dealers still in the network with the newest change first', async () => {
    await open()
    await sent(dealers.listFirst, 5)
    const list = queries(dealers.listFirst).find((query) => query.pageSize === '20')
    expect(list).toMatchObject({ sortField: 'updateTime', sortOrder: 'desc', pageNo: '1' })
    expect(await screen.findAllByText('D00036')).not.toHaveLength(0)
    expect(screen.queryByText('D00028')).toBeNull()
  })

  it('filters by a click on a status count', async () => {
    await open('?size=10')
    await waitFor(() => expect(all('button', /^退网中 3$/)).toHaveLength(1))
    await press(/^退网中 3$/)
    await waitFor(() => expect(queries(dealers.listFirst).at(-1)).toMatchObject({ status: '3', pageSize: '10' }))
    expect(location.search).toContain('status=3')
  })

  it('loads the dealers of a campaign by a separate request with their participation', async () => {
    await open('?activityId=A1&size=10')
    expect((await screen.findAllByText('参与状态')).length).toBeGreaterThan(0)
    await sent(dealers.listRelatedForActivity)
    expect(queries(dealers.listRelatedForActivity)[0]).toMatchObject({ activityId: 'A1' })
    expect((await screen.findAllByText('未参与')).length).toBeGreaterThan(0)
  })

  it('saves each switch at once and reverts a refused one', async () => {
    const row = first(
      (dealer) =>
        dealer.status === dealerStatus.open &&
        dealer.acceptClueFlag === 1 &&
        dealer.optionalFlag === 1 &&
        dealer.transportCarStatus === 1,
    )
    const { dealerCode, dealerName } = row
    await open(one(row))
    await hands.click(await find('[role=switch]', `用户可选 ${dealerName}`))
    await seesToast('已关闭「用户可选」')
    expect(bodies(dealers.setOptional)).toEqual([{ dealerCode, optionalFlag: 0 }])
    await hands.click(await find('[role=switch]', `取送车服务 ${dealerName}`))
    await seesToast('已关闭「取送车服务」')
    expect(bodies(dealers.setTransportCarStatus)).toEqual([{ dealerCode, transportCarStatus: 0 }])
    const clues = await find('[role=switch]', `接收线索 ${dealerName}`)
    await hands.click(clues)
    await sees('关闭后不再向该经销商下发新线索')
    control.inject({
      path: dealers.setAcceptClue.path,
      kind: 'code',
      code: 409,
      message: '经销商非正常营业，不能操作',
      times: 1,
    })
    await press('关闭线索接收')
    await seesToast('经销商非正常营业，不能操作')
    await waitFor(() => expect(clues).toBeChecked())
    expect(bodies(dealers.setAcceptClue)).toEqual([{ dealerCode, acceptClueFlag: 0 }])
  })

  it.each(['dealerCode', 'id'] as const)('offers no actions for a dealer without its %s', async (key) => {
    const [row, other] = org.dealers.filter(({ status }) => status === dealerStatus.open)
    if (!row || !other) throw new Error('no such dealers in the demo')
    const data = { records: [{ ...row, [key]: key === 'id' ? 'undefined' : null }, other], total: 2 }
    control.inject({ path: dealers.listFirst.path, kind: 'code', code: 200, data })
    await open('?keyword=one')
    await button(`编辑 ${other.dealerName}`)
    expect(await find('[role=switch]', `用户可选 ${other.dealerName}`)).toBeEnabled()
    const own = new RegExp(row.dealerName)
    expect(document.body).toHaveTextContent(own)
    expect(all('button:not([role=switch]), a', own)).toEqual([])
    expect(await find('input[type=checkbox]', `选择「${row.dealerName}」`)).toBeDisabled()
    for (const toggle of all('[role=switch]', own)) {
      expect(toggle).toBeDisabled()
      await hands.click(toggle)
    }
    await hands.click(await find('input[type=checkbox]', '选择本页全部'))
    await press('禁止用户选择')
    await agree('禁止用户选择')
    await sent(dealers.setOptional)
    expect(bodies(dealers.setOptional)).toEqual([{ dealerCode: other.dealerCode, optionalFlag: 0 }])
  })

  it('hides the switches and unsuitable actions of a suspended dealer', async () => {
    const row = first(({ status }) => status === dealerStatus.suspended)
    await open(one(row))
    await button(`恢复营业 ${row.dealerName}`)
    expect(all('[role=switch]', new RegExp(row.dealerName))).toEqual([])
    await hands.click(await button(`更多 ${row.dealerName}`))
    await find('[role=menuitem]', '编辑')
    for (const never of ['暂停营业', '关闭线索接收', '撤销退网', '停网', '恢复在网'])
      expect(all('[role=menuitem]', never)).toEqual([])
  })

  it('switches selected dealers with one request per row', async () => {
    const row = first(({ status, optionalFlag }) => status === dealerStatus.open && optionalFlag === 1)
    await open(one(row))
    await hands.click(await find('input[type=checkbox]', `选择「${row.dealerName}」`))
    await press('禁止用户选择')
    await agree('禁止用户选择')
    await sees('成功 1 条，失败 0 条')
    expect(bodies(dealers.setOptional)).toEqual([{ dealerCode: row.dealerCode, optionalFlag: 0 }])
  })

  it('offers a sales area only the lead switch', async () => {
    const row = coded('D00001')
    await open(one(row), 'area_hd')
    await find('[role=switch]', `接收线索 ${row.dealerName}`)
    expect(all('[role=switch]', `用户可选 ${row.dealerName}`)).toEqual([])
    expect(all('button', `编辑 ${row.dealerName}`)).toEqual([])
  })

  it('shows a dealer only its own record without switches', async () => {
    const row = coded('D00001')
    await open('', 'dealer01')
    await button(`编辑 ${row.dealerName}`)
    expect(all('[role=switch]', new RegExp(row.dealerName))).toEqual([])
    expect(all('.data-row button', /^编辑 /)).toHaveLength(1)
    expect(all('button', /^正常营业/)).toEqual([])
  })
})

describe('dealer status', () => {
  it('changes to suspended only with a reason', { tags: ['core'] }, async () => {
    const row = coded('D00001')
    await openMode('suspend', row)
    await box('暂停原因')
    await press('暂停营业')
    await sees('请输入暂停原因')
    expect(received(dealers.updateFirst)).toEqual([])
    await fill('暂停原因', '店面装修')
    await press('暂停营业')
    await seesToast('已暂停营业')
    expect(bodies(dealers.updateFirst)).toEqual([{ id: row.id, status: dealerStatus.suspended, reason: '店面装修' }])
    expect(coded('D00001').status).toBe(dealerStatus.suspended)
  })

  it('returns to open after a suspension', async () => {
    const row = first(({ status }) => status === dealerStatus.suspended)
    await open(one(row))
    await act(row.dealerName, '恢复营业')
    await agree('恢复营业')
    await seesToast('已恢复营业')
    expect(bodies(dealers.updateFirst)).toEqual([{ id: row.id, status: dealerStatus.open }])
  })

  it('changes to leaving only with the typed code and a date', async () => {
    const row = coded('D00001')
    await openMode('leave', row)
    const day = await box('退网日期')
    await fill(/请输入经销商代码 D00001 确认/, 'D00002')
    await press('发起退网')
    await sees('与经销商代码不一致')
    await sees('请选择退网日期')
    await fill(/请输入经销商代码 D00001 确认/, 'D00001')
    await hands.click(day)
    await hands.paste('2027-03-01')
    await hands.tab()
    await press('发起退网')
    await seesToast('已发起退网')
    expect(bodies(dealers.updateFirst)).toEqual([{ id: row.id, status: dealerStatus.leaving, leaveDate: '2027-03-01' }])
    expect(coded('D00001')).toMatchObject({ status: dealerStatus.leaving, acceptClueFlag: 0, optionalFlag: 0 })
  })

  it('returns to open when leaving is withdrawn', async () => {
    const row = first(({ status }) => status === dealerStatus.leaving)
    await open(one(row))
    await act(row.dealerName, '撤销退网')
    await agree('撤销退网')
    await seesToast('已撤销退网')
    expect(bodies(dealers.updateFirst)).toEqual([{ id: row.id, status: dealerStatus.open }])
  })

  it('stays leaving while open leads remain', async () => {
    const row = coded('D00018')
    await open(one(row))
    await act(row.dealerName, '停网')
    await sees(`确定停网「${row.dealerName}」？`)
    await press('停网')
    await waitFor(() => expect(toasts()[0]).toMatch(/^仍有\d+条线索未转移$/))
    expect(bodies(dealers.setBlackStatus)).toEqual([{ dealerCode: 'D00018', status: blackDealerStatus.closed }])
    expect(coded('D00018').status).toBe(dealerStatus.leaving)
  })
})

describe('leaving dealer list', () => {
  it('requests the latest leaving date first, and does not claim open leads without their number', async () => {
    const row = { dealerCode: 'D00018', dealerName: '甲', status: blackDealerStatus.open }
    control.inject({ path: dealers.listBlack.path, kind: 'code', code: 200, data: { records: [row], total: 1 } })
    await open('?tab=leaving')
    await sees('D00018')
    expect(queries(dealers.listBlack)[0]).toMatchObject({ sortField: 'leaveDate', sortOrder: 'desc' })
    await act('甲', '停网')
    await sees(/未转移线索数未知；如仍有未转移的线索，停网将被拒绝/)
  })

  it('closes a dealer without leads and restores it to the network', async () => {
    const row = coded('D00022')
    await open('?tab=leaving&dealerName=D00022')
    await act(row.dealerName, '停网')
    await press('停网')
    await seesToast('已停网')
    expect(coded('D00022')).toMatchObject({
      status: dealerStatus.left,
      acceptClueFlag: 0,
      optionalFlag: 0,
      transportCarStatus: 0,
    })
    await press(`恢复在网 ${row.dealerName}`)
    await sees('恢复后仍为退网中，线索接收、用户可选和取送车不会自动开启')
    await agree('恢复在网')
    await seesToast('已恢复在网，各项开关保持关闭')
    expect(bodies(dealers.setBlackStatus)).toEqual([
      { dealerCode: 'D00022', status: blackDealerStatus.closed },
      { dealerCode: 'D00022', status: blackDealerStatus.open },
    ])
  })

  it('enables lead reception and links to the transfer of leads', async () => {
    const row = coded('D00018')
    await open('?tab=leaving&dealerName=D00018')
    await hands.click(await find('[role=switch]', `接收线索 ${row.dealerName}`))
    await seesToast('已开启「接收线索」')
    expect(bodies(dealers.setAcceptClue)).toEqual([{ dealerCode: 'D00018', acceptClueFlag: 1 }])
    await press(`转移线索 ${row.dealerName}`)
    await waitFor(() =>
      expect(location.pathname + location.search).toContain('/clue-management/dealerNetworkTran?dealerCode=D00018'),
    )
  })
})

describe('dealer drawer', () => {
  it('loads each part when its tab is opened', async () => {
    const row = coded('D00001')
    await openMode('detail', row)
    await sees('状态变更记录')
    expect(received(dealers.get)).toHaveLength(1)
    await hands.click(await find('[role=tab]', '销售顾问'))
    await sent(dealers.selectSaleUsers)
    await hands.click(await find('[role=tab]', '账号'))
    await sent(users.selectByDealer)
    await hands.click(await find('[role=tab]', '二级网点'))
    await waitFor(() => expect(queries(dealers.listSecond).at(-1)).toMatchObject({ parentDealerCode: 'D00001' }))
    await hands.click(await find('[role=tab]', '服务站'))
    await sees('08:30 – 17:30')
    expect(queries(dealers.getReserveStation)[0]).toEqual({ dealerCode: 'D00001' })
    expect(location.search).toContain('part=station')
  })

  it('reports a missing service station and missing hours', async () => {
    const location = { longitude: 121.5, latitude: 31.2 }
    const data = { stationName: '甲站', workDays: [1], bayCount: 3, maxReserve: 9, servicePhone: '4001', location }
    control.inject({ path: dealers.getReserveStation.path, kind: 'code', code: 200, data, times: 1 })
    await openMode('detail', coded('D00007'), '&part=station')
    await sees('甲站')
    const hours = sure(all('dt', '营业开始')[0]).nextElementSibling
    expect(hours).toHaveTextContent('—')
    await hands.click(await find('[role=tab]', '账号'))
    await hands.click(await find('[role=tab]', '服务站'))
    await sees('暂未配置服务站')
  })
})

describe('dealer form', () => {
  it('saves the position and the region in names and codes', async () => {
    const row = coded('D00001')
    await openMode('edit', row)
    await fill('简称', '上海新简称')
    const longitude = await box('经度')
    await hands.click(longitude)
    await hands.paste('121.5,31.2')
    expect(await box('纬度')).toHaveValue('31.200000')
    await press('保存')
    await seesToast('经销商已保存')
    const { provinceCode, provinceName, cityCode, cityName, countyCode, countyName } = row
    expect(bodies(dealers.updateFirst)).toMatchObject([
      {
        id: row.id,
        shortName: '上海新简称',
        location: { longitude: 121.5, latitude: 31.2 },
        ...{ provinceCode, provinceName, cityCode, cityName, countyCode, countyName },
      },
    ])
    expect(bodies(dealers.updateFirst)[0]).not.toHaveProperty('region')
  })

  it('reports a taken name and a position outside China at their fields', async () => {
    const row = coded('D00001')
    await openMode('edit', row)
    await hands.click(await box('经度'))
    await hands.paste('-0.1,51.5')
    await press('保存')
    await sees('坐标不在中国范围内')
    expect(received(dealers.updateFirst)).toEqual([])
    await hands.click(await box('经度'))
    await hands.paste('121.5,31.2')
    await fill('经销商名称', coded('D00002').dealerName)
    await press('保存')
    await waitFor(() =>
      expect(document.querySelector('.ant-form-item-explain-error')).toHaveTextContent('经销商名称已存在'),
    )
  })

  it('asks for confirmation before moving a dealer to another area than that of its city', async () => {
    await openMode('edit', coded('D00001'))
    await sent(organisation.listCities, 2)
    await screen.findByTitle(new RegExp(coded('D00001').countyName)).catch(() => {})
    await choose('大区', '华南')
    await sees('该城市属于「华东」，确定修改大区？')
    await press('确定')
    await press('保存')
    await seesToast('经销商已保存')
    expect(bodies(dealers.updateFirst)).toMatchObject([{ areaName: '华南' }])
  })

  it('uploads pictures together, sorts them and removes one', async () => {
    const row = coded('D00005')
    await openMode('edit', row)
    await button(/添加图片（0\/6）/)
    const input = document.querySelector<HTMLInputElement>('.images-add input[type=file]')
    if (!input) throw new Error('nowhere to choose files')
    await hands.upload(input, [png('a.png'), png('b.png')])
    await sent(files.uploadBatch)
    await button(/添加图片（2\/6）/)
    await press('前移第 2 张图片')
    await press('移除第 2 张图片')
    await sent(files.remove)
    await press('保存')
    await seesToast('经销商已保存')
    const sentImages = (bodies(dealers.updateFirst)[0] as { images: string[] }).images // just sent by the form
    expect(sentImages).toHaveLength(1)
    expect(sentImages[0]).toMatch(/^\/__files\//)
  })

  it('lets a dealer change only hotlines, contact and photos', async () => {
    const row = coded('D00001')
    await openMode('edit', row, '', 'dealer01')
    await fill('销售热线', '12')
    await press('保存')
    await sees('请输入正确的电话号码')
    await fill('销售热线', '021-55556666')
    expect(all('input', '经销商名称')).toEqual([])
    await press('保存')
    await seesToast('经销商已保存')
    const [body] = bodies(dealers.updateFirst)
    expect(Object.keys(body as object).toSorted()).toEqual([
      'contactName',
      'contactPhone',
      'id',
      'images',
      'salesPhone',
      'servicePhone',
    ]) // The shape of the request body.
  })
})

describe('failed load of the leaving dealers', () => {
  it('offers a retry', async () => {
    control.inject({ path: dealers.listBlack.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await open('?tab=leaving')
    const alert = (await sees('加载失败')).closest<HTMLElement>('[role=alert]')
    if (!alert) throw new Error('the failure is told in no place')
    await hands.click(within(alert).getByText('重试').closest('button') ?? alert)
    await sees('D00018')
  })
})
