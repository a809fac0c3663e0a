// @module-tag orders
import { describe, expect, it, vi } from 'vitest'
import * as calls from '@/api/orders/prorateAccounts'
import {
  bankAcctType,
  merType as merTypes,
  prorateAccountState,
  prorateBizType,
  prorateStatus,
} from '@/entities/orders/prorateEnums'
import { maskBankNo, maskIdNumber, maskPhone } from '@/lib/masking'
import { accounts } from '../../mocks/orders/rules/prorateAccounts'
import { splits } from '../../mocks/orders/rules/splits'
import { dealerName } from '../../mocks/leads/rules/leads'
import {
  act,
  all,
  agree,
  bodies,
  box,
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
  until,
} from '../actions'
import { openConsole, received } from '../harness'
import { otherRatio, isWhole } from '@/areas/orders/splitAccounts/ratios'

const LIST = '/account-management/silverManagement'
const PANEL = '.ant-drawer'
type Row = ReturnType<typeof accounts>[number]
const rowOf = (fits: (row: Row) => boolean) => sure(accounts().find(fits))
const nameOf = (row: Row) => dealerName(row.dealerCode)
const alone = async (fits: (row: Row) => boolean, as?: string) => {
  const row = rowOf(fits)
  await openConsole(`${LIST}?dealerCode=${row.dealerCode}`, { as })
  await find('button', `查看 ${nameOf(row)}`)
  return row
}
const offered = async (name: string) => {
  await settled()
  const more = all('button', `更多 ${name}`)[0]
  const inSight = all('.row-action', new RegExp(` ${name}$`)).map(
    (one) => (one.getAttribute('aria-label') ?? '').split(' ')[0],
  )
  if (more) await hands.click(more)
  const hidden = more
    ? await until(() => sure([...document.querySelectorAll('[role=menuitem]')]).map(({ textContent }) => textContent))
    : []
  return [...inSight.filter((one) => one !== '更多'), ...hidden]
}

describe('split accounts', () => {
  it('are sorted newest first with their numbers masked', async () => {
    const row = rowOf(({ bankAcctNo }) => bankAcctNo !== '')
    await openConsole(`${LIST}?shopName=${encodeURIComponent(row.shopName)}`)
    await sent(calls.list)
    expect([received(calls.list)[0]?.method, received(calls.list)[0]?.path]).toEqual([
      'GET',
      '/api-clue/prorateAccount/getPcList',
    ])
    expect(queries(calls.list)[0]).toMatchObject({ sortField: 'createTime', sortOrder: 'desc', pageSize: '20' })
    await sees(maskBankNo(row.bankAcctNo))
    expect(document.body).not.toHaveTextContent(row.bankAcctNo)
  })

  it.each([
    [0, ['继续办理', '查看']],
    [1, ['查看', '刷新进度']],
    [2, ['继续办理', '查看']],
    [3, ['继续办理', '查看']],
    [4, ['继续办理', '查看']],
    [5, ['继续办理', '查看', '刷新进度', '复制签约链接']],
    [6, ['查看', '刷新进度']],
    [7, ['查看', '刷新进度']],
    [9, ['继续办理', '查看']],
  ])('offer the actions of state %i', async (status, wanted) => {
    const row = await alone((one) => one.status === status)
    expect(await offered(nameOf(row))).toEqual(wanted)
  })

  it.each([
    [prorateAccountState.enabled, ['查看', '停用']],
    [prorateAccountState.disabled, ['启用', '查看']],
    [prorateAccountState.frozen, ['查看']],
  ])('offer the actions of account state %i', async (state, wanted) => {
    const row = await alone((one) => one.accountState === state)
    expect(await offered(nameOf(row))).toEqual(wanted)
  })

  it('are disabled and enabled after confirmation', { tags: ['core'] }, async () => {
    const row = await alone(({ accountState }) => accountState === prorateAccountState.enabled)
    await act(nameOf(row), '停用')
    expect(await dialog(/停用后/)).toHaveTextContent(
      `确定停用「${nameOf(row)}」的分账账户？停用后该经销商新订单将无法分账，已分账订单不受影响`,
    )
    await agree('停用')
    await seesToast('已停用')
    expect(bodies(calls.disable)).toEqual([{ id: row.id }])
    expect(row.accountState).toBe(prorateAccountState.disabled)
    await act(nameOf(row), '启用')
    await agree('启用')
    await seesToast('已启用')
    expect(bodies(calls.enable)).toEqual([{ id: row.id }])
    expect(row.accountState).toBe(prorateAccountState.enabled)
  })

  it('query their progress from the provider', async () => {
    const row = await alone(({ status }) => status === prorateStatus.checking)
    await act(nameOf(row), '刷新进度')
    await seesToast('进度已更新')
    const [entry] = received(calls.queryApplication)
    expect([entry?.method, entry?.path, entry?.query, entry?.body]).toEqual([
      'POST',
      '/api-clue/prorateAccount/applyQry',
      { id: row.id },
      undefined,
    ])
    expect(row.status).toBe(row.bankAcctType === bankAcctType.corporate ? prorateStatus.toPay : prorateStatus.toSign)
    await until(() => expect(document.querySelector('.data-body')).toHaveTextContent('待发起打款'))
  })

  it('copy the link for signing the contract', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const row = await alone(({ status }) => status === prorateStatus.toSign)
    await act(nameOf(row), '复制签约链接')
    await seesToast('签约链接已复制，30 分钟内有效')
    expect(queries(calls.getAgreementSignUrl)).toEqual([{ id: row.id }])
    expect(copied).toHaveBeenCalledWith(expect.stringContaining('https://sign.example.com/agreement/'))
  })

  it('show their details with all numbers masked', async () => {
    const row = rowOf(({ status, merType }) => status === prorateStatus.opened && merType === merTypes.enterprise)
    await openConsole(`${LIST}?mode=detail&record=${row.id}`)
    await sent(calls.getAfterSuccess)
    expect(received(calls.get)[0]?.path).toBe(`/api-clue/prorateAccount/getById/${row.id}`)
    expect(received(calls.getAfterSuccess)[0]?.path).toBe(
      `/api-clue/prorateAccount/getDetailAfterSuccess/${row.dealerCode}`,
    )
    await until(() => expect(document.querySelector(PANEL)).toHaveTextContent(row.merchantNo))
    const open = async (tab: string, text: string) => {
      await hands.click(await find('[role=tab]', tab, PANEL))
      await until(() => expect(document.querySelector(PANEL)).toHaveTextContent(text))
    }
    await open('法人与受益人', maskIdNumber(row.legalIdNo))
    expect(document.querySelector(PANEL)).toHaveTextContent(maskPhone(row.legalPhone))
    expect(document.querySelector(PANEL)).toHaveTextContent(maskIdNumber(sure(row.beneficiaries[0]).idNo))
    await open('结算账户', maskBankNo(row.bankAcctNo))
    await open('证照', '营业执照')
    await open('进度', '开户成功')
    for (const secret of [row.legalIdNo, row.legalPhone, row.bankAcctNo])
      expect(document.body).not.toHaveTextContent(secret)
  })

  it('show the rejection reason and the faulty picture', async () => {
    const row = rowOf(({ status }) => status === prorateStatus.refused)
    await openConsole(`${LIST}?mode=detail&record=${row.id}&part=pictures`)
    await sees(row.failReason)
    await sees('营业执照 照片模糊，无法识别')
    expect(received(calls.getAfterSuccess)).toEqual([])
  })
})

describe('split rules', () => {
  const open = async () => {
    await openConsole(LIST)
    await press('分账配置')
    await box('经销商比例', 'section[aria-label=购车定金]')
  }
  it('always add up to 100 % and confirm old and new values before saving', async () => {
    await open()
    await fill('经销商比例', '97.77', 'section[aria-label=购车定金]')
    await until(async () => expect(await box('平台比例', 'section[aria-label=购车定金]')).toHaveValue('2.23'))
    await fill('平台比例', '12.5', 'section[aria-label=精品商城]')
    await until(async () => expect(await box('经销商比例', 'section[aria-label=精品商城]')).toHaveValue('87.50'))
    await fill('最低分账金额', '0.5', 'section[aria-label=精品商城]')
    await press('保存')
    const asked = await dialog(/确定保存分账配置？/)
    expect(asked).toHaveTextContent('购车定金98.5% → 97.77%1.5% → 2.23%')
    expect(asked).toHaveTextContent('精品商城80% → 87.5%20% → 12.5%')
    expect(asked).toHaveTextContent('仅对保存之后的支付生效，之前的不受影响')
    await agree('保存')
    await seesToast('分账配置已保存')
    expect(bodies(calls.saveConfig)).toEqual([
      {
        items: [
          expect.objectContaining({ bizType: prorateBizType.carDeposit, dealerRatio: 97.77, platformRatio: 2.23 }),
          expect.objectContaining({
            bizType: prorateBizType.shopGoods,
            dealerRatio: 87.5,
            platformRatio: 12.5,
            minAmount: '0.5',
          }),
          expect.objectContaining({ bizType: prorateBizType.maintenance, dealerRatio: 95.25, platformRatio: 4.75 }),
          expect.objectContaining({ bizType: prorateBizType.vouchers, dealerRatio: 93.33, platformRatio: 6.67 }),
        ],
      },
    ])
    expect(splits().config.map(({ dealerRatio }) => dealerRatio)).toEqual([9777, 8750, 9525, 9333])
  })

  it('confirm changes besides the ratios', async () => {
    await open()
    await hands.click(sure(document.querySelector('section[aria-label=精品商城] [role=switch]')))
    await fill('最低分账金额', '0.5', 'section[aria-label=精品商城]')
    await press('保存')
    const others = await find('table', '其他变更')
    expect(others).toHaveTextContent('精品商城 启用是否')
    expect(others).toHaveTextContent(/精品商城 最低分账金额¥[\d.]+¥0\.50$/)
  })

  it('reject an invalid amount and a missing ratio', async () => {
    await open()
    await fill('最低分账金额', '10000.01', 'section[aria-label=维修保养]')
    await fill('经销商比例', '', 'section[aria-label=服务卡券]')
    await press('保存')
    await sees('金额须为 0.01-10,000 元，最多两位小数')
    await until(() => expect(document.body).toHaveTextContent('分账比例合计须为 100%'))
    expect(bodies(calls.saveConfig)).toEqual([])
  })

  it('calculate ratios exactly to two decimals', () => {
    expect([
      otherRatio(33.33),
      otherRatio('0.1'),
      otherRatio(100),
      otherRatio(0),
      otherRatio(100.01),
      otherRatio(''),
    ]).toEqual([66.67, 99.9, 0, 100, undefined, undefined])
    // As floats, 33.33 and 66.67 add up to 100, and so do 0.1 and 99.9, and 58.01 and 41.99, but not 8.2 and 91.8.
    expect([isWhole(8.2, 91.8), isWhole('58.01', 41.99), isWhole(50, 50.01), isWhole(undefined, 100)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
