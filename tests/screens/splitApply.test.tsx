// @module-tag orders
import { describe, expect, it, vi } from 'vitest'
import * as calls from '@/api/orders/prorateAccounts'
import {
  bankAcctType,
  merType,
  picType as picTypes,
  prorateAccountState,
  prorateStatus,
} from '@/entities/orders/prorateEnums'
import { idCheckDigit, creditCheckDigit } from '@/lib/checkDigits'
import { maskBankNo, maskIdNumber } from '@/lib/masking'
import { accounts, amountOf } from '../../mocks/orders/rules/prorateAccounts'
import { org } from '../../mocks/system/rules/store'
import {
  agree,
  all,
  bodies,
  box,
  choose,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  loseSession,
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
import { control, openConsole, received, reloadConsole } from '../harness'

const PAGE = '/account-management/silver'
const FRESH = 'D00002'
const ADMIN = 'd00002'
type Row = ReturnType<typeof accounts>[number]
const rowIn = (status: number): Row => sure(accounts().find((row) => row.status === status))
const ofFresh = (): Row => sure(accounts().find(({ dealerCode }) => dealerCode === FRESH))
const openState = async (status: number, query = '') => {
  const row = rowIn(status)
  await openConsole(`${PAGE}?dealerCode=${row.dealerCode}${query}`)
  return row
}

const idOf = (digits: string) => digits + idCheckDigit(digits)
const LEGAL_ID = idOf('11010519800101123')
const OWNER_ID = idOf('11010519750505321')
const LICENCE = `91110105MA01ABCDE${creditCheckDigit('91110105MA01ABCDE')}`
const ACCOUNT = '110060777018000012'
const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const png = (name: string) => new File([PICTURE], name, { type: 'image/png' })
const STEPS = ['主体信息', '法人与受益人', '结算账户', '证照上传', '确认提交']
const step = (place: number) => `[role=group][aria-label=${STEPS[place] ?? ''}]`
const SLOTS = ['法人身份证人像面', '法人身份证国徽面', '营业执照', '门头照', '店内照', '开户许可证']
const slotOf = async (name: string) => sure((await find('input[type=file]', `选择图片 ${name}`, step(3))).closest('li'))
const goTo = async (place: number) => {
  await hands.click(
    await find('.ant-steps-item [role=button], .ant-steps-item[role=button]', new RegExp(`${STEPS[place] ?? ''}$`)),
  )
  await until(() => expect(document.querySelector(step(place))).not.toHaveAttribute('hidden'))
}
const upload = async (name: string) =>
  hands.upload(sure((await slotOf(name)).querySelector<HTMLInputElement>('input[type=file]')), png(`${name}.png`))
const permanent = async (label: string, place: number) => {
  const input = await find('input', label, step(place))
  await hands.click(sure(input.closest('.ant-form-item')?.querySelector<HTMLElement>('input[type=checkbox]')))
}
const chosen = async (label: string, names: readonly string[], part?: string) => {
  await choose(label, names[0] ?? '', part)
  for (const [at, name] of names.slice(1).entries())
    await hands.click(
      await until(() =>
        sure(
          [
            ...document.querySelectorAll<HTMLElement>(
              `.ant-cascader-menu:nth-child(${at + 2}) .ant-cascader-menu-item`,
            ),
          ].findLast(({ textContent }) => textContent === name),
        ),
      ),
    )
}
const company = async () => {
  await fill('营业执照名称', '北京众诚汽车销售有限公司', step(0))
  await fill('统一社会信用代码', LICENCE, step(0))
  await permanent('执照有效期', 0)
  await chosen('经营地区', ['北京市', '北京市', '朝阳区'], step(0))
  await fill('详细地址', '建国路 88 号', step(0))
  await fill('客服电话', '010-65881234', step(0))
}
const legal = async () => {
  await fill('法人姓名', '王建国', step(1))
  await fill('法人身份证号', LEGAL_ID, step(1))
  await permanent('法人证件有效期', 1)
  await fill('法人手机号', '13800138000', step(1))
  await choose('法人职业', '企业负责人', step(1))
  await tickIn(step(1), '同法定代表人')
  await fill('股东地址', '北京市朝阳区建国路 1 号', step(1))
  await fill('姓名 1', '李国强', step(1))
  await fill('身份证号 1', OWNER_ID, step(1))
  await permanent('证件有效期 1', 1)
  await fill('地址 1', '北京市朝阳区建国路 2 号', step(1))
  await fill('持股比例 1', '60', step(1))
}
const tickIn = async (part: string, name: string) =>
  hands.click(sure(all('input[type=checkbox]', name, sure(document.querySelector(part)))[0]))
const bank = async () => {
  await fill('账户名', '北京众诚汽车销售有限公司', step(2))
  await fill('银行账号', ACCOUNT, step(2))
  await fill('再次输入银行账号', ACCOUNT, step(2))
  await press('搜索支行')
  await chosen('城市', ['北京市', '北京市'], '.ant-modal')
  await fill('支行关键字（至少 2 个字）', '人民路', '.ant-modal')
  await press('搜索')
  await press(/^选择 中国工商银行/)
}
const next = async (place: number) => {
  await press('下一步')
  await until(() => expect(document.querySelector(step(place))).not.toHaveAttribute('hidden'))
}

describe('application for a split account', () => {
  it('starts with the list of required documents', async () => {
    await openConsole(PAGE, { as: ADMIN })
    await sees(/营业执照（彩色照片或扫描件）/)
    expect(queries(calls.list)[0]).toEqual({ dealerCode: FRESH, pageNo: '1', pageSize: '1' })
    expect(received(calls.get)).toEqual([])
    await press('开始申请')
    await box('营业执照名称', step(0))
    expect(location.search).toContain('step=1')
  })

  it('is saved step by step and submitted when complete', async () => {
    await openConsole(`${PAGE}?step=1`, { as: ADMIN })
    await company()
    await next(1)
    const [made] = received(calls.create)
    expect([made?.method, made?.path]).toEqual(['POST', '/api-clue/prorateAccount/create'])
    expect(made?.body).toMatchObject({
      dealerCode: FRESH,
      saveType: 'DRAFT',
      merType: merType.enterprise,
      bankAcctType: bankAcctType.corporate,
      shopName: '北京众诚汽车销售有限公司',
      licenseNo: LICENCE,
      licenseDeadline: '9999-12-31',
      shopRegion: { provinceName: '北京市', countyName: '朝阳区' },
      servicePhone: '010-65881234',
    })
    const { id } = ofFresh()
    await legal()
    await next(2)
    expect(bodies(calls.update)[0]).toMatchObject({
      id,
      saveType: 'DRAFT',
      legalIdNo: LEGAL_ID,
      legalPhone: '13800138000',
      shareholderName: '王建国',
      shareholderIdNo: LEGAL_ID,
      beneficiaries: [{ name: '李国强', idNo: OWNER_ID, ratio: 60 }],
    })
    await bank()
    await next(3)
    expect(bodies(calls.update)[1]).toMatchObject({
      legalIdNo: LEGAL_ID,
      bankAcctNo: ACCOUNT,
      beneficiaries: [{ idNo: OWNER_ID }],
    })
    expect(ofFresh().bankNo).toMatch(/^102/)
    for (const name of SLOTS) {
      expect((await slotOf(name)).querySelector(`[role=button][aria-label="示例 ${name}"] img`)).not.toBeNull()
      await upload(name)
    }
    await until(() => expect(received(calls.uploadPicture)).toHaveLength(6))
    const [first] = received(calls.uploadPicture)
    expect([first?.path, first?.query, first?.form]).toEqual([
      '/api-clue/prorateAccount/picUpLoad',
      { picType: '1', dealerCode: FRESH },
      [['file', expect.objectContaining({ name: '法人身份证人像面.png' })]],
    ])
    await next(4)
    await press('提交申请')
    await sees('请先确认资料真实有效')
    await tick('我确认以上资料真实、完整、有效')
    await press('提交申请')
    await seesToast('申请已提交，等待资料审核')
    expect(bodies(calls.update).at(-1)).toMatchObject({ id, saveType: 'SUBMIT' })
    expect(ofFresh().status).toBe(prorateStatus.checking)
    expect(
      ofFresh()
        .pictures.map(({ picType }) => picType)
        .toSorted((a, b) => a - b),
    ).toEqual([1, 2, 3, 4, 5, 6])
    expect(received(calls.create)).toHaveLength(1)
    await sees('资料审核')
    expect(document.body).not.toHaveTextContent(LEGAL_ID)
  })

  it('moves to the next step on Enter', async () => {
    await openConsole(`${PAGE}?step=1`, { as: ADMIN })
    await hands.type(await fill('营业执照名称', '北京众诚汽车销售有限公司', step(0)), '{Enter}')
    await until(() => expect(document.querySelector(step(1))).not.toHaveAttribute('hidden'))
    expect(ofFresh().shopName).toBe('北京众诚汽车销售有限公司')
  })

  it('validates check digits and numbers before saving', async () => {
    await openConsole(`${PAGE}?step=1`, { as: ADMIN })
    await fill('统一社会信用代码', '91110105MA01ABCDE0', step(0))
    await fill('客服电话', '12', step(0))
    await press('下一步')
    await sees('校验位不正确，请核对')
    await sees('请输入正确的电话号码')
    expect(received(calls.create)).toEqual([])
    await fill('统一社会信用代码', '', step(0))
    await fill('客服电话', '', step(0))
    await next(1)
    await fill('法人身份证号', `${LEGAL_ID.slice(0, 17)}${LEGAL_ID.endsWith('1') ? '2' : '1'}`, step(1))
    await fill('持股比例 1', '12', step(1))
    await press('下一步')
    await sees('校验位不正确，请核对')
    await sees('持股比例须不低于 25%，或为 0')
    expect(bodies(calls.update)).toEqual([])
  })

  it('keeps the input through a failed save, a reload and the end of the session', async () => {
    await openConsole(`${PAGE}?step=1`, { as: ADMIN })
    await fill('营业执照名称', '北京众诚汽车销售有限公司', step(0))
    control.inject({ path: calls.create.path, kind: 'code', code: 500, message: '系统繁忙', times: 1 })
    await press('下一步')
    await seesToast('系统繁忙')
    expect(await box('营业执照名称', step(0))).toHaveValue('北京众诚汽车销售有限公司')
    await until(() => expect(JSON.stringify({ ...sessionStorage })).toContain('北京众诚汽车销售有限公司'))
    await reloadConsole()
    await press('恢复')
    expect(await box('营业执照名称', step(0))).toHaveValue('北京众诚汽车销售有限公司')
    await loseSession(calls.create, () => press('下一步'), ADMIN)
    await press('恢复')
    expect(await box('营业执照名称', step(0))).toHaveValue('北京众诚汽车销售有限公司')
    await next(1)
    expect(ofFresh().shopName).toBe('北京众诚汽车销售有限公司')
  })

  it('keeps the input when the result of a save is unknown', async () => {
    await openConsole(`${PAGE}?step=1`, { as: ADMIN })
    await fill('营业执照名称', '北京众诚汽车销售有限公司', step(0))
    control.inject({ path: calls.create.path, kind: 'reset', times: 1 })
    control.inject({ path: calls.list.path, kind: 'code', code: 500, message: '读取失败', times: 1 })
    await press('下一步')
    await sent(calls.list, 2)
    await settled()
    expect(await box('营业执照名称', step(0))).toHaveValue('北京众诚汽车销售有限公司')
    await press('重试')
    await settled()
    expect(await box('营业执照名称', step(0))).toHaveValue('北京众诚汽车销售有限公司')
  })

  it('clears data of another merchant type after confirmation', async () => {
    await openConsole(`${PAGE}?step=2`, { as: ADMIN })
    await fill('股东地址', '北京市朝阳区建国路 1 号', step(1))
    await goTo(0)
    await hands.click(await find('input[type=radio]', '个体工商户', step(0)))
    await dialog(/股东、受益所有人、账户类型和已上传的图片将被清空/)
    await hands.click(await find('.ant-modal-footer button', '取消'))
    await goTo(1)
    expect(await box('股东地址', step(1))).toHaveValue('北京市朝阳区建国路 1 号')
    await goTo(0)
    await hands.click(await find('input[type=radio]', '个体工商户', step(0)))
    await agree('更换')
    await next(1)
    expect(all('input', '股东地址')).toEqual([])
    expect(bodies(calls.create)[0]).toMatchObject({
      merType: merType.soleTrader,
      shareholderAddress: '',
      beneficiaries: [],
      pictures: [],
    })
  })

  it('keeps other pictures when one upload fails and retries only that one', async () => {
    await openConsole(`${PAGE}?step=4`, { as: ADMIN })
    control.inject({ path: calls.uploadPicture.path, kind: 'code', code: 500, message: '存储失败', times: 1, after: 1 })
    await upload('营业执照')
    await until(async () => expect((await slotOf('营业执照')).querySelector('img')).not.toBeNull())
    await upload('门头照')
    await until(async () => expect(await slotOf('门头照')).toHaveTextContent('存储失败'))
    expect((await slotOf('营业执照')).querySelector('img')).not.toBeNull()
    await press('重试 门头照')
    await until(async () => expect((await slotOf('门头照')).querySelector('img')).not.toBeNull())
    expect((await slotOf('营业执照')).querySelector('img')).not.toBeNull()
    await hands.upload(
      sure((await slotOf('店内照')).querySelector<HTMLInputElement>('input[type=file]')),
      new File(['no picture'], 'no.png', { type: 'image/png' }),
    )
    await until(async () => expect((await slotOf('店内照')).querySelector('[role=alert]')).not.toBeNull())
    await press('存草稿')
    await seesToast('草稿已保存')
    expect(bodies(calls.create)[0]).toMatchObject({
      pictures: [{ picType: picTypes.licence }, { picType: picTypes.shopFront }],
    })
  })

  it('resumes a draft at the first incomplete step', async () => {
    await openState(prorateStatus.draft)
    await until(() => expect(document.querySelector(step(1))).not.toHaveAttribute('hidden'))
    expect(document.querySelector(step(0))).toHaveAttribute('hidden')
  })

  it('omits unchanged masked numbers when resubmitted', async () => {
    const row = await openState(prorateStatus.refused)
    const { legalIdNo, legalPhone, bankAcctNo, shareholderIdNo, beneficiaries } = structuredClone(row)
    await sees(row.failReason)
    await press('修改并重新提交')
    await sees('审核意见：与营业执照上的代码不一致')
    await fill('统一社会信用代码', LICENCE, step(0))
    await goTo(1)
    expect(await box('法人身份证号', step(1))).toHaveValue(maskIdNumber(legalIdNo))
    await goTo(2)
    expect(await box('银行账号', step(2))).toHaveValue(maskBankNo(bankAcctNo))
    expect(all('input', '再次输入银行账号')).toEqual([])
    await goTo(3)
    expect(await slotOf('营业执照')).toHaveTextContent('照片模糊，无法识别')
    await upload('营业执照')
    await until(async () => expect(await slotOf('营业执照')).not.toHaveTextContent('照片模糊，无法识别'))
    await next(4)
    await tick('我确认以上资料真实、完整、有效')
    await press('重新提交')
    await seesToast('申请已提交，等待资料审核')
    const [entry] = received(calls.resubmit)
    expect([entry?.method, entry?.path]).toEqual(['POST', '/api-clue/prorateAccount/resubmitInfo'])
    expect(entry?.body).toMatchObject({ id: row.id, licenseNo: LICENCE })
    for (const key of ['saveType', 'legalIdNo', 'legalPhone', 'shareholderIdNo', 'bankAcctNo', 'beneficiaries'])
      expect(entry?.body).not.toHaveProperty(key)
    expect(JSON.stringify(entry?.body)).not.toContain('*')
    expect(row).toMatchObject({
      status: prorateStatus.checking,
      licenseNo: LICENCE,
      legalIdNo,
      legalPhone,
      bankAcctNo,
      shareholderIdNo,
      beneficiaries,
    })
  })

  it('requires the full ID number of an owner that was changed', async () => {
    const row = await openState(prorateStatus.failed, '&mode=edit&step=2')
    await fill('地址 1', '上海市浦东新区世纪大道 8 号', step(1))
    await goTo(0)
    expect(await box('统一社会信用代码', step(0))).toBeDisabled()
    await goTo(4)
    await tick('我确认以上资料真实、完整、有效')
    await press('重新提交')
    await sees('受益所有人有改动，请重新填写完整身份证号')
    expect(received(calls.resubmit)).toEqual([])
    await fill('身份证号 1', OWNER_ID, step(1))
    await goTo(4)
    await press('重新提交')
    await sent(calls.resubmit)
    expect(bodies(calls.resubmit)[0]).toMatchObject({
      beneficiaries: [{ idNo: OWNER_ID, address: '上海市浦东新区世纪大道 8 号' }],
    })
    expect(sure(row.beneficiaries[0]).idNo).toBe(OWNER_ID)
  })
})

describe('progress of an application', () => {
  it.each([
    [prorateStatus.checking, '资料审核中', '刷新进度'],
    [prorateStatus.refused, '资料审核失败', '修改并重新提交'],
    [prorateStatus.toPay, '待发起打款', '发起打款'],
    [prorateStatus.toConfirm, '待验证金额', '验证金额'],
    [prorateStatus.toSign, '待签约', '去签约'],
    [prorateStatus.review, '入网审核中', '刷新进度'],
    [prorateStatus.risk, '风控审核中', '刷新进度'],
    [prorateStatus.failed, '开户失败', '修改并重新提交'],
  ])('shows state %i as %s and offers %s', async (status, words, offer) => {
    const row = await openState(status)
    await find('button', offer)
    await until(() => expect(document.querySelector('.mark')).toHaveTextContent(words))
    expect(received(calls.get)[0]?.path).toBe(`/api-clue/prorateAccount/getById/${row.id}`)
    expect(hasButton('存草稿')).toBe(false)
  })

  it('ends with the opened account and reports when it is frozen', async () => {
    const row = sure(accounts().find(({ accountState }) => accountState === prorateAccountState.frozen))
    await openConsole(`${PAGE}?dealerCode=${row.dealerCode}`)
    await sees('账户已冻结，请联系总部')
    expect(received(calls.getAfterSuccess)[0]?.path).toBe(
      `/api-clue/prorateAccount/getDetailAfterSuccess/${row.dealerCode}`,
    )
    await sees(row.merchantNo)
    expect(hasButton('刷新进度')).toBe(false)
  })

  it('updates the state from the provider on refresh', async () => {
    const row = await openState(prorateStatus.review)
    await until(() => expect(document.querySelector('.mark')).toHaveTextContent('入网审核中'))
    expect(document.body).not.toHaveTextContent('已开通账户')
    expect(received(calls.queryApplication)).toEqual([])
    await press('刷新进度')
    await seesToast('进度已更新')
    expect(queries(calls.queryApplication)).toEqual([{ id: row.id }])
    expect(row.status).toBe(prorateStatus.opened)
    await sees('已开通账户')
  })

  it('starts a verification payment after confirmation and only once a day', async () => {
    const row = await openState(prorateStatus.toPay)
    await press('发起打款')
    expect(await dialog(/发起打款验证/)).toHaveTextContent('每天只能发起一次，请在 7 天内填写到账金额')
    await agree('发起打款')
    await seesToast('已发起打款')
    expect(bodies(calls.initiatePayment)).toEqual([{ id: row.id }])
    await box('到账金额')
    row.status = prorateStatus.toPay
    await press('刷新进度')
    await press('发起打款')
    await agree('发起打款')
    await seesToast('每天只能发起一次打款，请明天再试')
  })

  it('returns to the payment after three wrong amounts', async () => {
    const row = await openState(prorateStatus.toConfirm)
    await sees('银盛支付服务股份有限公司（尾号 3302）')
    await fill('到账金额', '1.01')
    await press('验证金额')
    await sees('金额须为 0.01-1.00 元，最多两位小数')
    expect(received(calls.submitPayment)).toEqual([])
    for (const left of [2, 1]) {
      await fill('到账金额', '0.99')
      await press('验证金额')
      await sees(`金额不正确，还可尝试${left}次`)
      expect(row.verify?.triesLeft).toBe(left)
    }
    await fill('到账金额', '0.98')
    await press('验证金额')
    await find('button', '发起打款')
    expect(row.status).toBe(prorateStatus.toPay)
  })

  it('continues with signing after the correct amount', { tags: ['core'] }, async () => {
    const row = await openState(prorateStatus.toConfirm)
    const amount = amountOf(row)
    await fill('到账金额', amount)
    await press('验证金额')
    await seesToast('验证通过')
    expect(bodies(calls.submitPayment)).toEqual([{ id: row.id, amount }])
    await find('button', '去签约')
  })

  it('opens the signing link and shows it as a QR code', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const row = await openState(prorateStatus.toSign)
    await press('去签约')
    await sent(calls.getAgreementSignUrl)
    expect(queries(calls.getAgreementSignUrl)).toEqual([{ id: row.id }])
    await until(() => expect(opened).toHaveBeenCalledTimes(1))
    const [url] = sure(opened.mock.calls[0])
    expect(url).toContain('https://sign.example.com/agreement/')
    await until(() => expect(document.querySelector('.link-card svg')).not.toBeNull())
    expect(document.querySelector('.link-card a')).toHaveAttribute('href', url)
    // Requested on each click, because it is valid for half an hour.
    await press('去签约')
    await sent(calls.getAgreementSignUrl, 2)
    control.moveClock(15_000)
    await press('我已完成签约')
    await seesToast('进度已更新')
    expect(row.status).toBe(prorateStatus.review)
    opened.mockRestore()
  })
})

it('an application to be signed is polled for five minutes while the page is visible', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true })
  try {
    await openState(prorateStatus.toSign)
    await find('button', '去签约')
    await settled()
    await vi.advanceTimersByTimeAsync(10_000)
    await until(() => expect(queries(calls.queryApplication)).toHaveLength(1))
    await settled()
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await vi.advanceTimersByTimeAsync(30_000)
    await settled()
    expect(queries(calls.queryApplication)).toHaveLength(1)
    hidden.mockRestore()
    await vi.advanceTimersByTimeAsync(10_000)
    await until(() => expect(queries(calls.queryApplication)).toHaveLength(2))
    await vi.advanceTimersByTimeAsync(300_000)
    await settled()
    const asked = queries(calls.queryApplication).length
    await vi.advanceTimersByTimeAsync(60_000)
    await settled()
    expect(queries(calls.queryApplication)).toHaveLength(asked)
  } finally {
    vi.useRealTimers()
  }
})

it('R-PERM-02 the application page reports that a dealer group has no dealer of its own', async () => {
  sure(org.roles.find(({ roleCode }) => roleCode === 'GROUP_ADMIN')).menuPaths = '*'
  await openConsole(PAGE, { as: 'group01' })
  await sees('当前账号未关联经销商')
  await settled()
  expect(received(calls.list)).toEqual([])
})
