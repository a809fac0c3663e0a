// @module-tag orders
import { configure, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as ats from '@/api/orders/ats'
import * as approvals from '@/api/system/approvals'
import * as dealers from '@/api/system/dealers'
import * as files from '@/api/system/files'
import { atsApplyState as applied, atsStatus as states, saleType, transferType } from '@/entities/orders/atsEnums'
import { approvalStatus } from '@/entities/shared/enums'
import { vinCheckDigit } from '@/lib/checkDigits'
import { maskPhone } from '@/lib/masking'
import { detailsOf, type SaleRow, transfersOf } from '../../mocks/orders/data/sales'
import { allSales, changeSale, saleById } from '../../mocks/orders/rules/sales'
import { approvalRows } from '../../mocks/system/rules/approvals'
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
  seesToast,
  sent,
  settled,
  sure,
  until,
} from '../actions'
import { atRest } from '../hands'
import { control, openConsole, received } from '../harness'

beforeAll(() => configure({ defaultHidden: true }))
const HQ = '/solid-management/solidHeadquarter'
const COUNSELOR = '/solid-management/solidDealerCounselor'
const SHOWROOM = '/solid-management/solidDealerExhibition'
const DETAIL = '/solid-management/solidDetail'

const account = (username: string) => sure(org.users.find((user) => user.username === username))
const sale = (fits: (row: SaleRow) => boolean) => sure(allSales().find(fits))
const own = (status: number, applyState: number = applied.none) =>
  sale(
    (row) => row.consultantId === account('dealer01_sale').id && row.status === status && row.applyState === applyState,
  )
const house = (status: number, applyState: number = applied.none) =>
  sale(
    (row) =>
      row.dealerCode === 'D00001' &&
      row.consultantId !== account('dealer01_sale').id &&
      row.status === status &&
      row.applyState === applyState,
  )
const newestFirst = (rows: readonly SaleRow[]) => rows.toSorted((a, b) => b.createTime.localeCompare(a.createTime))
const now = (row: SaleRow) => sure(saleById(row.id))
const vinOf = (serial: string) => {
  const vin = `LVVDC11B0RD${serial}`
  return vin.slice(0, 8) + vinCheckDigit(vin) + vin.slice(9)
}
const tickRow = async (row: SaleRow) => hands.click(await find('input[type=checkbox]', `选择「${row.atsNo}」`))

describe('actual sales list for headquarters', () => {
  it('shows all sales with tab counts and masked phones', async () => {
    const { user } = await openConsole(HQ, { as: 'superadmin' })
    const rows = allSales()
    const first = sure(newestFirst(rows)[0])
    await button(first.atsNo)
    expect(queries(ats.list)).toEqual([
      { scope: 'hq', sortField: 'createTime', sortOrder: 'desc', pageNo: '1', pageSize: '20' },
    ])
    expect(document.body.textContent).not.toContain(first.phone)
    expect(document.body.textContent).toContain(maskPhone(first.phone))
    const waiting = rows.filter(
      ({ status, applyState }) =>
        status === states.headquarters ||
        applyState === applied.transferHeadquarters ||
        applyState === applied.voidHeadquarters,
    )
    await user.click(await screen.findByRole('tab', { name: `待审核 ${waiting.length}` }))
    await until(() =>
      expect(queries(ats.list).at(-1)).toEqual({
        tab: 'todo',
        scope: 'hq',
        sortField: 'createTime',
        sortOrder: 'asc',
        pageNo: '1',
        pageSize: '20',
      }),
    )
    await user.click(await screen.findByRole('tab', { name: /^已作废/ }))
    await until(() => expect(queries(ats.list).at(-1)).toMatchObject({ status: '6' }))
  })

  it('reaches page 600 of 12,000 sales', async () => {
    await openConsole(`${HQ}?page=600`, { as: 'superadmin' })
    await button(sure(newestFirst(allSales())[599 * 20]).atsNo)
  })

  it('approves several sales and reports the failed ones', async () => {
    await openConsole(`${HQ}?status=3&size=100`, { as: 'superadmin' })
    const [one, two] = newestFirst(allSales()).filter(({ status }) => status === states.headquarters)
    await tickRow(sure(one))
    await tickRow(sure(two))
    changeSale(sure(two).id, { status: states.confirmed })
    await press('通过')
    await agree('通过')
    expect(await sees('成功 1 条，失败 1 条')).toBeInTheDocument()
    expect(bodies(approvals.submit)).toEqual([{ bizType: 'ats', bizIds: [one?.id, two?.id], result: 1 }])
    expect(within(await dialog(/失败 1 条/)).getByText('状态已变化，请刷新后重试')).toBeInTheDocument()
    expect(now(sure(one)).status).toBe(states.confirmed)
  })

  it('rejects several sales with one reason', async () => {
    await openConsole(`${HQ}?status=3&size=100`, { as: 'superadmin' })
    const [one, two] = newestFirst(allSales()).filter(({ status }) => status === states.headquarters)
    for (const row of [one, two]) await tickRow(sure(row))
    await press('驳回')
    await fill('驳回原因', '太短')
    await agree('驳回')
    expect(await sees('长度须为 5-200 个字符')).toBeInTheDocument()
    await fill('驳回原因', '发票照片不清晰，请重新上传')
    await agree('驳回')
    expect(await sees('成功 2 条，失败 0 条')).toBeInTheDocument()
    expect(bodies(approvals.submit)).toEqual([
      { bizType: 'ats', bizIds: [one?.id, two?.id], result: 2, opinion: '发票照片不清晰，请重新上传' },
    ])
    expect([now(sure(one)), now(sure(two))]).toEqual([
      expect.objectContaining({ status: states.rejected, rejectReason: '发票照片不清晰，请重新上传' }),
      expect.objectContaining({ status: states.rejected }),
    ])
  })

  it.each(['queue=gone', 'status=99', 'status=x&applyState=y'])(
    'selects the first tab for an unknown tab in the address: %s',
    async (search) => {
      await openConsole(`${HQ}?${search}`, { as: 'superadmin' })
      await until(() => expect(document.querySelector('.status-tabs [aria-selected=true]')).toHaveTextContent(/^全部/))
    },
  )

  it('exports what the list shows', async () => {
    await openConsole(`${HQ}?status=6`, { as: 'superadmin' })
    await settled()
    await press('导出')
    await sent(ats.exportList)
    expect(queries(ats.exportList)).toEqual([{ scope: 'hq', status: '6', sortField: 'createTime', sortOrder: 'desc' }])
  })

  it('offers neither registration nor transfer in the consultant list', async () => {
    await openConsole(`${COUNSELOR}?status=4&applyState=0`, { as: 'superadmin' })
    await settled()
    expect(hasButton(/登记实销/)).toBe(false)
    expect(hasButton(/^申请过户/)).toBe(false)
    expect(queries(ats.list).at(-1)).toMatchObject({ scope: 'counselor' })
  })
})

describe('actual sales list for consultants', () => {
  it('opens with the incomplete sales of the consultant', async () => {
    await openConsole(COUNSELOR, { as: 'dealer01_sale' })
    const row = own(states.incomplete)
    await button(row.atsNo)
    expect(queries(ats.list).at(-1)).toMatchObject({ scope: 'counselor', status: '1' })
    const count = allSales().filter(
      ({ status, consultantId }) => status === states.incomplete && consultantId === account('dealer01_sale').id,
    ).length
    expect(await screen.findByRole('tab', { name: `待完善 ${count}` })).toHaveAttribute('aria-selected', 'true')
    expect(all('button', /^审核 /)).toEqual([])
  })

  it('registers a car by its VIN', { tags: ['core'] }, async () => {
    await openConsole(COUNSELOR, { as: 'dealer01_sale' })
    await press('登记实销')
    await choose('销售类型', '展厅零售', '[role=dialog]')
    const good = vinOf('999001')
    await fill('VIN码', good.toLowerCase(), '[role=dialog]')
    expect(await box('VIN码', '[role=dialog]')).toHaveValue(good)
    await agree('登记实销')
    await seesToast('已登记，请完善信息')
    const { id } = sale((row) => row.vin === good)
    await until(() => expect(location.pathname + location.search).toBe(`/solid-management/completeInfo?id=${id}`))
    expect(bodies(ats.save).at(-1)).toEqual({ vin: good, saleType: saleType.retail })
    expect(sale((row) => row.vin === good)).toMatchObject({
      status: states.incomplete,
      dealerCode: 'D00001',
      consultantId: account('dealer01_sale').id,
    })
  })

  it('rejects a VIN that is invalid, already sold or out of stock', async () => {
    await openConsole(COUNSELOR, { as: 'dealer01_sale' })
    await press('登记实销')
    const register = () => agree('登记实销')
    await choose('销售类型', '展厅零售', '[role=dialog]')
    await fill('VIN码', 'LVVDC11B0', '[role=dialog]')
    await register()
    expect(await sees('请输入 17 位VIN码（不含I、O、Q）')).toBeInTheDocument()
    const good = vinOf('999001')
    const wrong = good.slice(0, 8) + (good[8] === '1' ? '2' : '1') + good.slice(9)
    await fill('VIN码', wrong, '[role=dialog]')
    await register()
    expect(await sees('VIN码校验位不正确，请核对')).toBeInTheDocument()
    await fill('VIN码', house(states.confirmed).vin, '[role=dialog]')
    await register()
    expect(await sees('该VIN已存在实销记录')).toBeInTheDocument()
    await fill('VIN码', '1M8GDM9AXKP042788', '[role=dialog]')
    await register()
    expect(await sees('该VIN不在本店库存')).toBeInTheDocument()
    await fill('VIN码', good.toLowerCase(), '[role=dialog]')
    expect(await box('VIN码', '[role=dialog]')).toHaveValue(good)
    await register()
    await seesToast('已登记，请完善信息')
    const { id } = sale((row) => row.vin === good)
    await until(() => expect(location.pathname + location.search).toBe(`/solid-management/completeInfo?id=${id}`))
    expect(bodies(ats.save).at(-1)).toEqual({ vin: good, saleType: saleType.retail })
    expect(sale((row) => row.vin === good)).toMatchObject({
      status: states.incomplete,
      dealerCode: 'D00001',
      consultantId: account('dealer01_sale').id,
    })
  })

  it('withdraws a sale that waits for the showroom', async () => {
    const waiting = own(states.showroom)
    await openConsole(`${COUNSELOR}?status=2`, { as: 'dealer01_sale' })
    await act(waiting.atsNo, '撤回')
    await agree('撤回')
    await seesToast('已撤回')
    expect(bodies(approvals.submit)).toEqual([{ bizType: 'ats', bizIds: [waiting.id], result: 3 }])
    expect(now(waiting).status).toBe(states.incomplete)
  })

  it('applies to void a confirmed sale with a reason and files', async () => {
    const row = own(states.confirmed)
    await openConsole(`${COUNSELOR}?status=4&applyState=0&vin=${row.vin}`, { as: 'dealer01_sale' })
    await act(row.atsNo, '申请作废')
    await fill('作废原因', '客户退车，发票已冲红')
    await agree('申请作废')
    expect(await sees('请上传红冲发票与退车协议')).toBeInTheDocument()
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
    const input = sure(document.querySelector<HTMLInputElement>('.ant-upload input[accept*=pdf]'))
    await hands.upload(input, new File([png], 'red.png', { type: 'image/png' }))
    await button('移除「红冲发票与退车协议 1」')
    await agree('申请作废')
    await seesToast('申请已提交')
    expect(bodies(approvals.apply)).toEqual([
      {
        bizType: 'atsVoid',
        bizId: row.id,
        remark: '客户退车，发票已冲红',
        images: [expect.stringMatching(/^\/__files\//)],
      },
    ])
    expect(now(row).applyState).toBe(applied.voidShowroom)
    expect(approvalRows.at(-1)).toMatchObject({ bizType: 'atsVoid', bizId: row.id, reason: '客户退车，发票已冲红' })
  })

  it('shows the review records of a sale', async () => {
    const row = own(states.confirmed)
    await openConsole(`${COUNSELOR}?status=4&vin=${row.vin}`, { as: 'dealer01_sale' })
    await act(row.atsNo, '审批记录')
    expect(await within(await dialog(/审批记录/)).findByText('总部审核', { exact: false })).toBeInTheDocument()
    expect(queries(approvals.listLogs)).toEqual([{ bizId: row.id, pageNo: '1', pageSize: '100' }])
  })
})

describe('sale review by the showroom', () => {
  it('approves a sale in its detail and returns to the list', { tags: ['core'] }, async () => {
    const row = house(states.showroom)
    const { router } = await openConsole(`${SHOWROOM}?vin=${row.vin}`, { as: 'dealer01_sale' })
    await act(row.atsNo, '审核')
    expect(queries(ats.list)[0]).toMatchObject({ scope: 'showroom', tab: 'todo', vin: row.vin })
    await press('通过')
    await seesToast('已通过')
    expect(bodies(approvals.submit)).toEqual([{ bizType: 'ats', bizIds: [row.id], result: 1 }])
    expect(now(row).status).toBe(states.headquarters)
    await until(() => expect(router?.state.location.pathname).toBe(SHOWROOM))
  })

  it('prevents users from reviewing their own sale', async () => {
    const row = house(states.showroom)
    changeSale(row.id, { consultantId: account('dealer01_sale').id })
    await openConsole(`${DETAIL}?id=${row.id}`, { as: 'dealer01_sale' })
    expect(await sees('不能审核本人提交的实销')).toBeInTheDocument()
    expect(hasButton('通过')).toBe(false)
  })

  it('reports a sale that a colleague reviewed first', async () => {
    const row = house(states.showroom)
    await openConsole(`${DETAIL}?id=${row.id}`, { as: 'dealer01_sale' })
    await button('通过')
    changeSale(row.id, { status: states.confirmed })
    await press('通过')
    await seesToast('状态已变化，请刷新后重试')
    await until(() => expect(hasButton('通过')).toBe(false))
  })
})

describe('sale detail', () => {
  it('requires a reason for a rejection', async () => {
    const row = sale(({ status }) => status === states.headquarters)
    await openConsole(`${DETAIL}?id=${row.id}`, { as: 'superadmin' })
    await press('驳回')
    expect(await sees('请填写原因（5-200 字）')).toBeInTheDocument()
    expect(received(approvals.submit)).toEqual([])
    await fill('审核意见', '证件与姓名不符')
    await press('驳回')
    await seesToast('已驳回')
    expect(bodies(approvals.submit)).toEqual([
      { bizType: 'ats', bizIds: [row.id], result: 2, opinion: '证件与姓名不符' },
    ])
    expect(now(row)).toMatchObject({ status: states.rejected, rejectReason: '证件与姓名不符' })
  })

  it('compares old and new values of a transfer and marks inconsistencies', async () => {
    const row = sale(({ applyState }) => applyState === applied.transferHeadquarters)
    changeSale(row.id, { details: { ...detailsOf(row), invoiceAmount: '1.00' } })
    await openConsole(`${DETAIL}?id=${row.id}`, { as: 'superadmin' })
    const table = await screen.findByRole('table', { name: '新旧信息对照' })
    const wanted = sure(sure(now(row).transfers)[0])
    expect(within(table).getByText(wanted.customerName).closest('mark')).not.toBeNull()
    expect(await sees(/与成交价 .* 不一致/)).toBeInTheDocument()
    await press('通过')
    await seesToast('已通过')
    expect(bodies(approvals.submit)).toEqual([{ bizType: 'transfer', bizIds: [row.id], result: 1 }])
    expect(now(row).applyState).toBe(applied.transferPassed)
  })

  it('voids a sale once headquarters approves', async () => {
    const row = sale(({ applyState }) => applyState === applied.voidHeadquarters)
    await openConsole(`${DETAIL}?id=${row.id}`, { as: 'superadmin' })
    await press('通过')
    await seesToast('已通过')
    expect(bodies(approvals.submit)).toEqual([{ bizType: 'atsVoid', bizIds: [row.id], result: 1 }])
    expect(now(row)).toMatchObject({ status: states.voided, applyState: applied.none })
  })

  it('lists transfers, reviews and changes', async () => {
    const row = sale(({ transferTime, index }) => transferTime !== '' && index > 300)
    await openConsole(`${DETAIL}?id=${row.id}&tab=history`, { as: 'superadmin' })
    expect(await screen.findByRole('cell', { name: '实销日期' })).toBeInTheDocument()
    expect(queries(ats.listHistory)).toEqual([{ id: row.id, pageNo: '1', pageSize: '20' }])
    await hands.click(await screen.findByRole('tab', { name: '过户记录' }))
    expect(await screen.findByText(new RegExp(` → ${row.customerName}$`))).toBeInTheDocument()
    await hands.click(await screen.findByRole('tab', { name: '审批记录' }))
    expect(await screen.findAllByText('展厅审核', { exact: false })).not.toEqual([])
  })

  it('shows the delivery pictures instead of their addresses', async () => {
    const row = sale((one) => detailsOf(one).deliveryImages.length === 2)
    await openConsole(`${DETAIL}?id=${row.id}`, { as: 'superadmin' })
    await sees('交车照片')
    await until(() =>
      expect(all('.facts img', /^/).map((img) => img.getAttribute('src'))).toEqual(
        expect.arrayContaining(detailsOf(row).deliveryImages),
      ),
    )
    expect(document.body.textContent).not.toContain('data:image')
  })

  it('reports a sale of another dealer as not found', async () => {
    const row = sale(({ dealerCode }) => dealerCode !== 'D00001')
    await openConsole(`${DETAIL}?id=${row.id}`, { as: 'dealer01_sale' })
    await sent(ats.get)
    expect(await sees('无权查看或数据不存在')).toBeInTheDocument()
  })
})

const PNG = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 9, 0, 0, 0, 9,
])
const picture = (name: string) => new File([PNG], name, { type: 'image/png' })
const give = atRest(async (label: string) => {
  const place = sure((await find('.ant-form-item label', label)).closest('.ant-form-item'))
  await hands.upload.now(sure(place.querySelector<HTMLInputElement>('input[type=file]')), picture('a.png'))
})

describe('sale completion form', () => {
  const FORM = '/solid-management/completeInfo'
  const open = (row: SaleRow, as = 'dealer01_sale') => openConsole(`${FORM}?id=${row.id}`, { as })

  it('saves an incomplete draft and stays open', async () => {
    const row = own(states.incomplete)
    await open(row)
    await fill('详细地址', '人民路 18 号院')
    await press('存草稿')
    await seesToast('已保存')
    expect(bodies(ats.save)).toEqual([expect.objectContaining({ id: row.id, address: '人民路 18 号院' })])
    expect(detailsOf(now(row)).address).toBe('人民路 18 号院')
    expect(now(row).status).toBe(states.incomplete)
    expect(location.pathname).toBe(FORM)
  })

  it('validates identity number, plate, invoice number and price', async () => {
    const row = own(states.incomplete)
    await open(row)
    await fill('证件号码', '110105194912310021')
    await fill('车牌号', '皖1')
    await fill('发票号码', '123')
    await fill('成交价', '0')
    await press('存草稿')
    for (const fault of [
      '校验位不正确，请核对',
      '车牌号格式不正确',
      '发票号码须为 8 位或 20 位数字',
      '金额须大于 0，最多两位小数',
    ])
      expect(await sees(fault)).toBeInTheDocument()
    expect(received(ats.save)).toEqual([])
    await fill('证件号码', '11010519491231002X')
    await until(() => expect(document.querySelector('[id$=_birthday]')).toHaveValue('1949-12-31'))
  })

  it('submits a complete sale to the showroom after confirmation', async () => {
    const row = own(states.incomplete)
    const { details: _, ...rest } = row
    const whole = detailsOf({ ...rest, status: states.confirmed, index: row.index - (row.index % 4) })
    changeSale(row.id, { details: { ...whole, invoiceAmount: '1.00', priceRemark: '', insuranceCompany: '' } })
    const { router } = await open(row)
    await press('提交')
    expect(await sees('成交价与发票金额不一致，请核对或填写说明')).toBeInTheDocument()
    expect(received(ats.save)).toEqual([])
    await fill('价格差异说明', '含赠送的充电桩')
    await choose('承保公司', '平安产险')
    await press('提交')
    expect(within(await dialog(/确定提交/)).getByText(/提交后由展厅审核/)).toBeInTheDocument()
    await agree('提交')
    await seesToast('已提交')
    expect(bodies(ats.save)).toEqual([
      expect.objectContaining({
        id: row.id,
        priceRemark: '含赠送的充电桩',
        insuranceCompany: '5102',
        saleType: row.saleType,
      }),
    ])
    expect(bodies(ats.submit)).toEqual([{ id: row.id }])
    expect(now(row).status).toBe(states.showroom)
    expect(approvalRows.at(-1)).toMatchObject({ bizType: 'ats', bizId: row.id, status: approvalStatus.running })
    await until(() => expect(router?.state.location.pathname).toBe(COUNSELOR))
  })

  it('saves changes automatically each minute and shows the time', async () => {
    const row = own(states.incomplete)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      await open(row)
      await fill('详细地址', '人民路 18 号院')
      vi.advanceTimersByTime(60_000)
      await settled()
      expect(await sees(/^已自动保存 \d\d:\d\d$/)).toBeInTheDocument()
      expect(bodies(ats.save)).toEqual([expect.objectContaining({ id: row.id, address: '人民路 18 号院' })])
      vi.advanceTimersByTime(60_000)
      await settled()
      expect(received(ats.save)).toHaveLength(1)
      // A running upload is neither saved nor ended.
      control.inject({ path: files.upload.path, kind: 'slow', delay: 300, times: 1 })
      await give.now('机动车销售发票')
      await vi.waitFor(() => expect(received(files.upload)).toHaveLength(1))
      vi.advanceTimersByTime(60_000)
      await settled()
      expect(received(ats.save)).toHaveLength(1)
      vi.advanceTimersByTime(60_000)
      await settled()
      expect(bodies(ats.save).slice(1)).toEqual([
        expect.objectContaining({ invoiceImage: expect.stringMatching(/^\/__files\//) as unknown }), // vitest types its matchers as any
      ])
    } finally {
      vi.useRealTimers()
    }
  })

  it('lists its sections and marks the incomplete ones', async () => {
    const row = own(states.incomplete)
    await open(row)
    const nav = await screen.findByRole('navigation', { name: '表单分区' })
    expect(
      within(nav)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['车辆与成交', '车主', '发票', '上牌与交付'])
    expect(within(nav).getByText(`${row.infoRate.toFixed(1)}%`)).toBeInTheDocument()
    expect(nav.querySelectorAll('.sale-dot').length).toBeGreaterThan(0)
    await fill('车牌号', '皖A12345')
    const more = /^([\d.]+)%$/.exec((await within(nav).findByText(/^\d+\.\d%$/)).textContent)?.[1]
    expect(Number(more)).toBeGreaterThan(row.infoRate)
    await fill('车牌号', '')
    expect(await within(nav).findByText(`${row.infoRate.toFixed(1)}%`)).toBeInTheDocument()
    expect(received(ats.save)).toEqual([])
  })

  it('warns about the phone number of a staff member', async () => {
    const me = account('sale01')
    const row = sale(({ consultantId, status }) => consultantId === me.id && status === states.incomplete)
    await openConsole(`/solid-management/completeInfo?id=${row.id}`, { as: 'sale01' })
    await until(() => expect(queries(dealers.selectSaleUsers)).toContainEqual({ dealerCode: row.dealerCode }))
    const staff = sure((await dealers.selectSaleUsers({ dealerCode: row.dealerCode }))[0])
    await fill('车主手机号', staff.phone)
    await sees('疑似员工手机号')
  })

  it('shows the received name of a place with an unknown region code', async () => {
    const row = sale(({ status }) => status === states.confirmed)
    const details = { ...detailsOf(row), countyCode: '310199', countyName: '新设区' }
    changeSale(row.id, { details })
    await openConsole(`/solid-management/completeInfo?id=${row.id}`, { as: 'superadmin' })
    await sees(new RegExp(`/ ${details.countyName}$`))
  })

  it('is read-only for a confirmed sale', async () => {
    const row = own(states.confirmed)
    await open(row)
    expect(await sees('当前状态下只能查看')).toBeInTheDocument()
    expect(hasButton('提交')).toBe(false)
  })
})

describe('transfer of ownership', () => {
  it('rejects the current owner as the new owner', async () => {
    const row = own(states.confirmed)
    const { idNo } = detailsOf(row)
    await openConsole(`/solid-management/transferApply?id=${row.id}`, { as: 'dealer01_sale' })
    await choose('过户原因', '二手车交易')
    await choose('新车主类型', '个人')
    await choose('证件类型', '身份证')
    await fill('新车主', row.customerName)
    await fill('证件号码', idNo)
    await fill('新车主手机号', '13812345678')
    await press('申请过户')
    expect(await sees('新车主与原车主相同')).toBeInTheDocument()
    expect(await sees('请输入情况说明')).toBeInTheDocument()
    expect(received(approvals.apply)).toEqual([])
  })

  it('resubmits a rejected application with its previous values', async () => {
    const row = sale(
      ({ applyState, dealerCode, index }) =>
        applyState === applied.transferRejected && dealerCode === 'D00001' && index > 200,
    )
    await openConsole(`/solid-management/transferApply?id=${row.id}`, { as: 'dealer01_sale' })
    expect(await sees('上次过户申请已被驳回')).toBeInTheDocument()
    await fill('新车主手机号', '13812345678')
    await press('申请过户')
    await agree('申请过户')
    await seesToast('申请已提交')
    expect(bodies(approvals.apply)).toEqual([
      expect.objectContaining({
        bizType: 'transfer',
        bizId: row.id,
        phone: '13812345678',
        provinceCode: row.provinceCode,
      }),
    ])
    expect(now(row)).toMatchObject({ applyState: applied.transferShowroom })
    expect(approvalRows.at(-1)).toMatchObject({ bizType: 'transfer', bizId: row.id, status: approvalStatus.running })
  })

  it('hides the form while an application is under review', async () => {
    const row = house(states.confirmed, applied.transferShowroom)
    await openConsole(`/solid-management/transferApply?id=${row.id}`, { as: 'dealer01_sale' })
    expect(await sees(/该车辆有申请正在审核/)).toBeInTheDocument()
    expect(hasButton('申请过户')).toBe(false)
  })

  it('asks for the last six characters of the VIN before changing the owner', async () => {
    const row = house(states.confirmed, applied.transferPassed)
    const [wanted] = sure(transfersOf(row).slice(0, 1))
    const { router } = await openConsole(`/solid-management/transferOwnership?id=${row.id}`, { as: 'dealer01_sale' })
    const date = sure(wanted).createTime.slice(0, 10)
    const input = await box('过户日期')
    await hands.click(input)
    await hands.type(input, `${date}{Enter}`)
    if (sure(wanted).transferType === transferType.usedCar) await fill('过户发票号', '12345678')
    await give('登记证/行驶证')
    await settled()
    await press('办理过户')
    const question = await dialog(/确定办理/)
    expect(question).toHaveTextContent('过户后原车主的车辆权益将终止，不可撤销')
    const typed = within(question).getByRole('textbox')
    await hands.type(typed, row.vin.slice(-6))
    await agree('办理过户')
    await seesToast('过户已办理')
    expect(bodies(ats.transferOwnership)).toEqual([
      expect.objectContaining({
        id: row.id,
        transferId: wanted?.id,
        transferDate: date,
        certificate: [expect.any(String)],
      }),
    ])
    expect(now(row)).toMatchObject({ customerName: wanted?.customerName, applyState: applied.none })
    await until(() => expect(router?.state.location.search).toContain('tab=transfers'))
  })
})

describe('approval page', () => {
  it('approves the transfer of a sale', async () => {
    const row = sale(({ applyState }) => applyState === applied.transferHeadquarters)
    const approval = sure(approvalRows.findLast(({ bizId }) => bizId === row.id))
    await openConsole(`/approval/approval-index?keyword=${approval.id}&approval=${approval.id}`, { as: 'superadmin' })
    await press('通过')
    await seesToast('已通过')
    expect(bodies(approvals.approveBusiness)).toEqual([{ id: approval.id }])
    expect(now(row)).toMatchObject({ applyState: applied.transferPassed })
  })
})
