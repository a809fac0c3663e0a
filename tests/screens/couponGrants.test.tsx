// @module-tag marketing
import { utils, write } from '@e965/xlsx'
import { fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import * as calls from '@/api/marketing/coupons'
import * as shopUsers from '@/api/members/shopUsers'
import {
  couponPurpose,
  couponStatus,
  couponType,
  grantStatus,
  grantType as grantTypes,
  notifyWay,
  sendResult,
  sendType,
} from '@/entities/marketing/couponEnums'
import { memberType } from '@/entities/marketing/memberType'
import { shopUserStatus } from '@/entities/marketing/shopUser'
import { formatTime } from '@/lib/time'
import { shopUsers as customers } from '../../mocks/members/data/shopUsers'
import { codes, couponById, coupons, grants, leftOf } from '../../mocks/marketing/rules/coupons'
import {
  act,
  all,
  bodies,
  button,
  choose,
  dialog,
  fill,
  find,
  hands,
  press,
  queries,
  rowActions,
  sees,
  sent,
  settled,
  sure,
  tick,
  seesToast,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'
import { takeSaved } from '../saved'

const anything = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false })
const LIST = '/marketing-management/provideManagement'
const FORM = '.ant-drawer'
type Row = ReturnType<typeof grants>[number]
const openList = (query = '', as?: string) => openConsole(`${LIST}${query}`, { as })
const alone = async (fits: (row: Row) => boolean) => {
  const row = sure(grants().find(fits))
  await openList(`?grantName=${encodeURIComponent(row.grantName)}`)
  await button(new RegExp(` ${row.grantName}$`))
  return row
}
const sheet = (rows: (string | undefined)[][]) => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'x')
  // xlsx types its output as any
  return new File([write(book, { bookType: 'xls', type: 'array' }) as ArrayBuffer], 'people.xls')
}
const setTime = async (label: string, text: string) => {
  const input = await find('input', label, FORM)
  await hands.click(input)
  fireEvent.change(input, { target: { value: text } })
  await hands.keyboard('{Enter}')
}
const dayFrom = (days: number) => formatTime(Date.now() + days * 86_400_000, 'YYYY-MM-DD')
const plenty = () =>
  sure(
    coupons().find(
      (row) =>
        row.status === couponStatus.enabled &&
        row.purpose === couponPurpose.lottery &&
        row.couponType === couponType.amountOff &&
        leftOf(row) > 200,
    ),
  )
const firstStep = async (name = '测试发放') => {
  await openList(`?couponId=${plenty().id}`)
  await fill('发放名称', name, FORM)
  await until(() => expect(document.querySelector('.coupon-face')).toHaveTextContent(plenty().couponName))
  await press('下一步')
  await find('input[type=radio]', '全部用户')
}
const toCheck = async () => {
  await press('下一步')
  await find('input[type=radio]', '立即发放')
  await press('下一步')
  await sees('需要张数')
}
const keepFiles = () => {
  takeSaved()
}

describe('coupon grant list', () => {
  it('requests the newest first and filters by coupon, method, status and time', async () => {
    const { id } = plenty()
    await openList(`?coupon=${id}&grantType=4&status=2&sendTime=2026-01-01~2026-12-31`)
    await sent(calls.listGrants)
    const [entry] = received(calls.listGrants)
    expect([entry?.method, entry?.path]).toEqual(['GET', '/api-star-web/web/coupon/grant/page/list'])
    expect(entry?.query).toEqual({
      couponId: id,
      grantType: String(grantTypes.claim),
      status: '2',
      sendTimeStart: '2026-01-01 00:00:00',
      sendTimeEnd: '2026-12-31 23:59:59',
      sortField: 'createTime',
      sortOrder: 'desc',
      pageNo: '1',
      pageSize: '20',
    })
    await until(() => expect(document.body).toHaveTextContent(`卡券：${plenty().couponName}`))
  })

  it('shows how many coupons arrived and lists the failed users', async () => {
    const row = await alone(
      ({ status, grantType, people }) =>
        status === grantStatus.done &&
        grantType === grantTypes.imported &&
        people.some(({ result }) => result === sendResult.failed),
    )
    const arrived = codes().filter(({ grantId }) => grantId === row.id).length
    // A person on an imported list who is unknown to the shop is no target.
    const targets = row.people.filter(({ userId }) => userId !== '').length
    await sees(`${arrived} / ${targets * row.perNum}`)
    const failed = row.people.filter(({ result }) => result === sendResult.failed).length
    await press(`失败人数 ${failed} ${row.grantName}`)
    await sent(calls.listUsers)
    expect(queries(calls.listUsers)[0]).toMatchObject({ grantId: row.id, pageNo: '1' })
    await until(() => expect(document.querySelectorAll('.ant-drawer .data-row')[0]).toHaveTextContent('失败'))
    keepFiles()
    await hands.click(sure(all('.ant-drawer button', '下载失败明细')[0]))
    await sent(calls.exportUserFails)
    expect(queries(calls.exportUserFails)[0]).toEqual({ grantId: row.id })
  })

  it.each([
    ['scheduled', (row: Row) => row.status === grantStatus.planned, ['发放明细', '数据', '停止', '复制']],
    [
      'done',
      (row: Row) => row.status === grantStatus.done && row.grantType === grantTypes.chosen,
      ['发放明细', '数据', '复制'],
    ],
    [
      'done by a list',
      (row: Row) => row.status === grantStatus.done && row.grantType === grantTypes.imported,
      ['发放明细', '数据', '下载失败明细', '复制'],
    ],
    [
      'stopped at the claim centre',
      (row: Row) =>
        row.status === grantStatus.stopped && row.grantType === grantTypes.claim && row.endTime > dayFrom(1),
      ['继续', '发放明细', '数据', '复制'],
    ],
    [
      'failed',
      (row: Row) => row.status === grantStatus.failed && row.grantType !== grantTypes.imported,
      ['发放明细', '数据', '复制'],
    ],
  ] as const)('offers the actions allowed for a grant that is %s', async (_, fits, wanted) => {
    const row = await alone(fits)
    expect(await rowActions(row.grantName)).toEqual(wanted)
  })

  it('names the remaining coupons before stopping a grant', async () => {
    const row = await alone(({ status, grantType }) => status === grantStatus.planned && grantType !== grantTypes.claim)
    await act(row.grantName, '停止')
    await sees(`停止后未发放的 ${row.people.length * row.perNum} 张不再发放，已发放的不收回`)
    await press('停止')
    await seesToast(`「${row.grantName}」已停止`)
    expect(bodies(calls.setGrantStatus)).toEqual([{ id: row.id, status: grantStatus.stopped }])
    expect(row.status).toBe(grantStatus.stopped)
    await expect(calls.setGrantStatus({ id: row.id, status: grantStatus.sending })).rejects.toThrow(
      '当前状态不允许该操作',
    )
  })

  it('resumes a stopped claim centre grant before its end', async () => {
    const claim = await alone(
      (one) => one.status === grantStatus.stopped && one.grantType === grantTypes.claim && one.endTime > dayFrom(1),
    )
    await act(claim.grantName, '继续')
    await seesToast(`「${claim.grantName}」已继续发放`)
    expect(bodies(calls.setGrantStatus)).toEqual([{ id: claim.id, status: grantStatus.sending }])
    expect(claim.status).toBe(grantStatus.sending)
  })

  it('reloads every 15 seconds only while a grant is running', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      await openList('?status=2')
      await settled()
      await until(() => expect(document.querySelectorAll('.data-row').length).toBeGreaterThan(0))
      const before = received(calls.listGrants).length
      control.inject({ path: calls.listGrants.path, kind: 'slow', delay: 300, times: 1 })
      vi.advanceTimersByTime(15_000)
      await vi.waitFor(() => expect(received(calls.listGrants)).toHaveLength(before + 1))
      // A reply that takes longer than the interval is awaited.
      vi.advanceTimersByTime(15_000)
      await settled()
      expect(received(calls.listGrants)).toHaveLength(before + 1)
      for (const row of grants()) if (row.status === grantStatus.sending) row.status = grantStatus.stopped
      vi.advanceTimersByTime(15_000)
      await sent(calls.listGrants, before + 2)
      await settled()
      vi.advanceTimersByTime(60_000)
      await settled()
      expect(received(calls.listGrants)).toHaveLength(before + 2)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('coupon grant wizard', () => {
  it('grants the coupon from the address to selected users', { tags: ['core'] }, async () => {
    await firstStep()
    await tick('指定用户')
    await press('下一步')
    await sees('请选择指定用户')
    await sent(shopUsers.list)
    const first = customers().find(({ status }) => status === shopUserStatus.active)
    await tick(new RegExp(`^${sure(first).nickname}`))
    await sees('已选 1 人')
    await toCheck()
    await press('确认发放')
    await seesToast('发放已创建')
    expect(bodies(calls.createGrant)).toHaveLength(1)
    expect(bodies(calls.createGrant)[0]).toEqual({
      // vitest types its matchers as any
      requestId: expect.stringMatching(/^[A-HJ-NP-Za-km-z2-9]{32}$/) as string,
      grantName: '测试发放',
      couponId: plenty().id,
      grantType: grantTypes.chosen,
      perNum: 1,
      userIds: [sure(first).userId],
      sendType: sendType.now,
      notifyWay: [notifyWay.inApp],
    })
    expect(grants()[0]).toMatchObject({ grantName: '测试发放' })
    // Sending to one person takes a second and may be over by now.
    expect([grantStatus.sending, grantStatus.done]).toContain(grants()[0]?.status)
  })

  it('moves to the next step on Enter instead of submitting', async () => {
    await openList(`?couponId=${plenty().id}`)
    const name = await fill('发放名称', '回车', FORM)
    await hands.type(name, '{Enter}')
    await find('input[type=radio]', '全部用户')
    expect(received(calls.createGrant)).toEqual([])
  })

  it('offers only enabled coupons of the purpose with rule, validity and stock', async () => {
    await openList('?mode=new')
    await tick('抽奖奖品')
    await hands.click(await find('input[role=combobox]', '卡券', FORM))
    await sent(calls.listByPurpose)
    expect(queries(calls.listByPurpose)[0]).toEqual({
      purpose: String(couponPurpose.lottery),
      status: '1',
      pageNo: '1',
      pageSize: '20',
    })
    await until(() =>
      expect(document.querySelector('.ant-select-dropdown')).toHaveTextContent(
        `满 199 减 30 · 领取后 30 天 · 剩余 ${leftOf(plenty()).toLocaleString('zh')}`,
      ),
    )
  })

  it('rejects more coupons per person than the limit', async () => {
    await openList(`?couponId=${plenty().id}`)
    await fill('发放名称', '太多', FORM)
    const max = plenty().perLimit
    await fill('每人张数', String(max + 1), FORM)
    await until(() => expect(document.querySelector('.coupon-face')).toHaveTextContent(plenty().couponName))
    await press('下一步')
    await sees(`每人张数不能超过限领数 ${max} 张`)
  })

  it('disables submission when stock is short and shows the missing number', async () => {
    const row = plenty()
    row.totalStock -= leftOf(row) - 5
    await openList(`?couponId=${row.id}`)
    await fill('发放名称', '不够', FORM)
    await until(() => expect(document.querySelector('.coupon-face')).toHaveTextContent(row.couponName))
    await press('下一步')
    await find('input[type=radio]', '全部用户')
    await toCheck()
    const people = customers().filter(({ status }) => status === shopUserStatus.active).length
    await sees(`库存不足，还差 ${people - 5} 张`)
    expect(await button('确认发放')).toBeDisabled()
  })

  it('requires the typed grant name if the number of people is unknown', async () => {
    control.inject({
      path: shopUsers.list.path,
      kind: 'raw',
      body: JSON.stringify({ code: 200, data: { records: [{ userId: '1' }] } }),
    })
    await firstStep('人数未知')
    await sees('共 — 人')
    await toCheck()
    await sees('未能获取发放人数，提交时需输入发放名称确认')
    await press('确认发放')
    await sees('将向 — 人发放 — 张卡券，已发放的不可收回')
    expect(received(calls.createGrant)).toEqual([])
  })

  it('offers a retry if the number of people cannot be loaded', async () => {
    control.inject({ path: shopUsers.list.path, kind: 'code', code: 500, message: '用户服务不可用' })
    await firstStep('加载失败')
    await press('下一步')
    await find('input[type=radio]', '立即发放')
    await press('下一步')
    await button('重试')
    expect(await button('确认发放')).toBeDisabled()
  })

  it('requires the typed grant name for a large amount', async () => {
    const row = sure(coupons().find(({ couponName }) => couponName === '购车抵扣金'))
    await openList(`?couponId=${row.id}`)
    await fill('发放名称', '大额发放', FORM)
    await until(() => expect(document.querySelector('.coupon-face')).toHaveTextContent(row.couponName))
    await press('下一步')
    await find('input[type=radio]', '全部用户')
    await toCheck()
    await press('确认发放')
    const window = await dialog(/确定发放「大额发放」/)
    const ok = sure([...window.querySelectorAll('button')].findLast(({ textContent }) => textContent === '确认发放'))
    expect(ok).toBeDisabled()
    await hands.type(sure(window.querySelector('input')), '大额发放')
    await hands.click(ok)
    await seesToast('发放已创建')
    expect(received(calls.createGrant)).toHaveLength(1)
  })

  it('imports a list, counting repeats once and reporting unknown users', async () => {
    const [one, two] = customers().filter(({ status }) => status === shopUserStatus.active)
    await firstStep('名单发放')
    await tick('名单导入')
    await press('下一步')
    await sees('请输入发放名单')
    await press('导入')
    await anything.upload(
      await find('input[type=file]', /.*/, '.ant-modal'),
      sheet([
        ['手机号', '姓名'],
        [sure(one).phone, '甲'],
        [sure(one).phone, '甲'],
        [sure(two).phone, '乙'],
        ['13000000000', '丙'],
        ['123', '丁'],
      ]),
    )
    await press('开始导入')
    await sees('共 4 行，成功 2 行，失败 2 行')
    await sees('用户不存在')
    expect(document.querySelector('.ant-modal')).not.toHaveTextContent('门店代码')
    keepFiles()
    await press('下载失败行')
    await sent(calls.exportUserFails)
    await press('确认使用')
    await sees('已导入 2 人，创建发放后生效')
    await toCheck()
    const fact = (label: string) =>
      [...document.querySelectorAll('.facts > div')].find((line) => line.firstChild?.textContent === label)?.lastChild
        ?.textContent
    expect([fact('发放名称'), fact('目标人数'), fact('名单导入失败人数')]).toEqual(['名单发放', '2', '2'])
    await press('确认发放')
    await seesToast('发放已创建')
    const batchNo = queries(calls.exportUserFails)[0]?.batchNo
    expect(bodies(calls.createGrant)[0]).toMatchObject({ grantType: grantTypes.imported, batchNo })
    const { id, people } = sure(grants()[0])
    expect(people).toHaveLength(4)
    // Unknown people fail at once. The others wait, and one of them may have reached the limit per person.
    expect(
      people.flatMap(({ userId, result, failReason }) => (userId ? [] : [`${result} ${failReason}`])).toSorted(),
    ).toEqual(['2 手机号格式错误', '2 用户不存在'])
    const [row] = await calls.listGrants({ id }).then(({ records }) => records)
    expect([row?.targetCount, row?.failCount]).toEqual([
      2,
      people.filter(({ result }) => result === sendResult.failed).length,
    ])
    await act('名单发放', '发放明细')
    await sees('发放明细「名单发放」')
  })

  it('warns before discarding an imported list', async () => {
    const one = customers().find(({ status }) => status === shopUserStatus.active)
    await firstStep('放弃')
    await tick('名单导入')
    await press('导入')
    await anything.upload(
      await find('input[type=file]', /.*/, '.ant-modal'),
      sheet([
        ['手机号', '姓名'],
        [sure(one).phone, '甲'],
      ]),
    )
    await press('开始导入')
    await press('确认使用')
    await hands.click(sure(document.querySelector('.ant-drawer-close')))
    await dialog(/内容未保存，确定离开/)
    await press('放弃修改')
    await until(() => expect(document.querySelector('.ant-drawer')).toBeNull())
    expect(received(calls.createGrant)).toEqual([])
  })

  it('schedules a claim centre grant only with a deadline after its start', async () => {
    await firstStep('领券')
    await tick('领券中心')
    await choose('用户类型', '车主', FORM)
    await setTime('领取截止', `${dayFrom(3)} 00:00`)
    await press('下一步')
    await tick('定时发放')
    await setTime('计划发放时间', `${dayFrom(5)} 00:00`)
    await press('下一步')
    await sees('领取截止时间须晚于发放时间')
    await setTime('计划发放时间', `${dayFrom(1)} 00:00`)
    await press('下一步')
    await sees('需要张数')
    await press('确认发放')
    const window = await dialog(/确定发放「领券」/)
    await hands.type(sure(window.querySelector('input')), '领券')
    await hands.click(sure(all('button', '确认发放', window).at(-1)))
    await seesToast('发放已创建')
    expect(bodies(calls.createGrant)[0]).toMatchObject({
      grantType: grantTypes.claim,
      memberType: memberType.owner,
      endTime: `${dayFrom(3)} 00:00:00`,
      sendType: sendType.planned,
      sendTime: `${dayFrom(1)} 00:00:00`,
    })
    expect(grants()[0]?.status).toBe(grantStatus.planned)
  })

  it('returns to the first step when the coupon is disabled meanwhile', async () => {
    await firstStep('停用')
    await press('下一步')
    await find('input[type=radio]', '立即发放')
    sure(couponById(plenty().id)).status = couponStatus.disabled
    await press('下一步')
    await sees('该卡券已停用')
    await find('input', '发放名称', FORM)
  })

  it('copies a grant without its users', async () => {
    const row = await alone(
      ({ status, couponId, grantType }) =>
        status === grantStatus.done &&
        grantType === grantTypes.chosen &&
        couponById(couponId)?.status === couponStatus.enabled,
    )
    await act(row.grantName, '复制')
    expect(await find('input', '发放名称', FORM)).toHaveValue(row.grantName)
    await until(() =>
      expect(document.querySelector('.coupon-face')).toHaveTextContent(sure(couponById(row.couponId)).couponName),
    )
    await press('下一步')
    await sees('已选 0 人')
  })
})

describe('coupon grant server', () => {
  const input = { grantName: '重复', grantType: grantTypes.all, sendType: sendType.now, perNum: 1 } as const
  it('creates a grant only once per request id', async () => {
    await openList()
    const once = { ...input, couponId: plenty().id, requestId: 'x'.repeat(32) }
    expect(await calls.createGrant(once)).toEqual(await calls.createGrant(once))
    expect(grants().filter(({ grantName }) => grantName === '重复')).toEqual([
      expect.objectContaining({ status: grantStatus.sending }),
    ])
  })
  it('rejects changes by a dealer', async () => {
    await openConsole('/home', { as: 'dealer01' })
    await expect(calls.createGrant({ ...input, couponId: plenty().id, requestId: 'y' })).rejects.toThrow('没有操作权限')
    await expect(calls.setStatus({ id: plenty().id, status: couponStatus.disabled })).rejects.toThrow('没有操作权限')
    await expect(calls.listMerchants({ couponId: plenty().id })).rejects.toThrow('没有访问权限')
  })
})
