// @module-tag members
import { read, utils, write } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import * as integral from '@/api/commerce/integral'
import * as pointImports from '@/api/members/pointImports'
import * as points from '@/api/members/points'
import * as socialPoints from '@/api/members/socialPoints'
import { importRowStatus, importStatus } from '@/entities/members/pointImport'
import { appAccountStatus, pointChange, pointSide, poolType, staffAccountStatus } from '@/entities/members/pointEnums'
import type { UserRow } from '../../mocks/system/data/types'
import { type Account, HQ_POOL, poolBalance } from '../../mocks/members/data/pointBook'
import { accountOf, book, pointBook, poolById } from '../../mocks/members/rules/pointBook'
import { contactSeeds } from '../../mocks/members/rules/pointContacts'
import { imports } from '../../mocks/members/rules/pointImports'
import { shopUserById } from '../../mocks/members/data/shopUsers'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  agree,
  all,
  anyText,
  bodies,
  choose,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  rowActions,
  sees,
  seesToast,
  sent,
  sure,
  tick,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'
import { takeSaved } from '../saved'

const PAGE = '/setting/userpointsreport'
const page = () => sure(document.querySelector('main'))
const isLone = ({ nickname }: UserRow) => org.users.filter((user) => user.nickname.includes(nickname)).length === 1
const staffWith = (fits: (account: Account) => boolean = () => true) =>
  sure(
    org.users.find((user) => {
      const account = accountOf(pointSide.staff, user.id)
      return account !== undefined && account.status === staffAccountStatus.active && isLone(user) && fits(account)
    }),
  )
const rich = () => staffWith(({ balance }) => balance > 300)
const balanceOf = (side: number, userId: string) => sure(accountOf(side, userId)).balance
const openStaff = (user: UserRow) => openConsole(`${PAGE}?userName=${encodeURIComponent(user.nickname)}`)
const bookedBy = (requestRemark: string) => pointBook().lines.filter(({ remark }) => remark === requestRemark)

const HEAD = ['手机号', '姓名', '积分', '有效期（天）', '备注']
const fileOf = (rows: readonly (readonly (string | number)[])[], name = 'points.xls') => {
  const made = utils.book_new()
  utils.book_append_sheet(made, utils.aoa_to_sheet([HEAD, ...rows.map((row) => [...row])]), 'x')
  // xlsx types its output as any
  return new File([write(made, { bookType: 'xls', type: 'array' }) as ArrayBuffer], name)
}
const rowsOf = async (blob: Blob): Promise<unknown[][]> => {
  const { Sheets, SheetNames } = read(new Uint8Array(await blob.arrayBuffer()), { type: 'array' })
  return utils.sheet_to_json<unknown[]>(sure(Sheets[SheetNames[0] ?? '']), { header: 1 })
}
const people = (count: number) =>
  org.users
    .filter((user) => accountOf(pointSide.staff, user.id)?.status === staffAccountStatus.active)
    .filter((user, at, users) => users.findIndex(({ phone }) => phone === user.phone) === at)
    .slice(0, count)
const goodRows = (count: number) => people(count).map(({ phone, nickname }) => [phone, nickname, 10, 365, ''])
const give = (file: File) =>
  hands.upload(sure(document.querySelector<HTMLInputElement>('.ant-drawer .ant-upload input[type=file]')), file)
const check = async (file: File) => {
  await openConsole(`${PAGE}?tab=import`)
  await press('导入')
  await choose('变动类型', '补发', '.ant-drawer')
  await give(file)
  await press('校验')
}
const toImport = async () => {
  await press('下一步')
  await fill('发放说明', '一次测试的补发', '.ant-drawer')
  await press('开始导入')
}

describe('staff points', () => {
  it('grants points after a balance preview and shows the serial number', { tags: ['core'] }, async () => {
    const user = rich()
    const before = balanceOf(pointSide.staff, user.id)
    await openStaff(user)
    await act(user.nickname, '发放积分')
    expect(await dialog(/变更前/)).toHaveTextContent(before.toLocaleString('zh'))
    await choose('变动类型', '补发', '.ant-modal')
    await fill('积分数', '1200', '.ant-modal')
    await choose('出资积分池', /^总部积分池/, '.ant-modal')
    await fill('备注', '签到漏发补发', '.ant-modal')
    await find('.before-after', (before + 1200).toLocaleString('zh'))
    await press('发放积分')
    const line = sure(bookedBy('签到漏发补发')[0])
    expect(await dialog(/积分已入账/)).toHaveTextContent(line.id)
    expect(bodies(points.changeUserPoint)).toEqual([
      {
        side: pointSide.staff,
        userId: user.id,
        changeType: pointChange.makeUp,
        points: 1200,
        validDays: 365,
        poolId: HQ_POOL,
        remark: '签到漏发补发',
        requestNo: anyText(),
      },
    ])
    expect(balanceOf(pointSide.staff, user.id)).toBe(before + 1200)
    await agree('关闭')
    await until(() => expect(document.activeElement).toHaveAccessibleName(`发放积分 ${user.nickname}`))
  })

  it('restores the focus after a grant moves the account to the top', async () => {
    await openConsole(PAGE)
    const name = sure(all('.data-row .cell-link', /./).at(-1)).textContent
    await act(name, '发放积分')
    await choose('变动类型', '补发', '.ant-modal')
    await fill('积分数', '10', '.ant-modal')
    await choose('出资积分池', /^总部积分池/, '.ant-modal')
    await fill('备注', '签到漏发补发', '.ant-modal')
    await press('发放积分')
    await dialog(/积分已入账/)
    expect(all('.data-row .cell-link', /./)[0]).toHaveTextContent(name)
    await agree('关闭')
    await until(() => expect(document.activeElement).toHaveAccessibleName(`发放积分 ${name}`))
  })

  it('uses the conditional call only once a filter is set', async () => {
    await openConsole(PAGE)
    await sees('持有积分人数')
    expect(received(points.listUsersByCondition)).toEqual([])
    expect(received(points.listUsers)).toHaveLength(1)
    await press('展开筛选')
    await fill('角色', '销售')
    await hands.keyboard('{Enter}')
    await sent(points.listUsersByCondition)
    expect(queries(points.listUsersByCondition)[0]).toMatchObject({ roleName: '销售' })
    const phone = sure(people(1)[0]).phone
    await fill('手机号', phone.slice(-4))
    await hands.keyboard('{Enter}')
    expect(queries(points.listUsersByCondition).at(-1)).toMatchObject({ phone: phone.slice(-4) })
  })

  it('books a grant only once when it is resent after a lost response', async () => {
    const user = rich()
    await openStaff(user)
    await act(user.nickname, '发放积分')
    await choose('变动类型', '活动奖励', '.ant-modal')
    await fill('积分数', '70', '.ant-modal')
    await choose('出资积分池', /^总部积分池/, '.ant-modal')
    await fill('备注', '断线重试一次', '.ant-modal')
    control.inject({ path: points.changeUserPoint.path, kind: 'wire', wire: 'tooShort', times: 1 })
    await press('发放积分')
    expect(bookedBy('断线重试一次')).toHaveLength(1)
    await press('发放积分')
    await dialog(/积分已入账/)
    const numbers = bodies(points.changeUserPoint).map((body) => Reflect.get(Object(body), 'requestNo'))
    expect(new Set(numbers).size).toBe(1)
    expect(numbers).toHaveLength(2)
    expect(bookedBy('断线重试一次')).toHaveLength(1)
  })

  it('offers the pool of the dealer when codes arrive as numbers', async () => {
    const { id: userId, nickname } = rich()
    await openConsole(`${PAGE}?userName=${encodeURIComponent(nickname)}`)
    const answer = (path: string, data: object) => control.inject({ path, kind: 'code', code: 200, data })
    answer(points.getUserDetail.path, { account: { userId, userName: nickname, dealerCode: 1001, balance: 300 } })
    const pool = {
      poolId: 7,
      poolName: '数字店积分池',
      poolType: poolType.dealer,
      dealerCode: 1001,
      balance: 500,
      status: 1,
    }
    answer(points.listPools.path, { records: [pool], total: 1 })
    await act(nickname, '发放积分')
    await choose('出资积分池', /^数字店积分池/, '.ant-modal')
  })

  it('completes a grant when the server returns no movement', async () => {
    const user = rich()
    await openStaff(user)
    await act(user.nickname, '发放积分')
    await choose('变动类型', '补发', '.ant-modal')
    await fill('积分数', '5', '.ant-modal')
    await choose('出资积分池', /^总部积分池/, '.ant-modal')
    await fill('备注', '没有流水的回复', '.ant-modal')
    control.inject({ path: points.changeUserPoint.path, kind: 'code', code: 200, data: null })
    await press('发放积分')
    await seesToast(`已为「${user.nickname}」发放积分`)
    expect(all('[role=dialog]', /积分已入账/)).toEqual([])
  })

  it('rejects a deduction above the current balance', async () => {
    const user = rich()
    const before = balanceOf(pointSide.staff, user.id)
    await openStaff(user)
    await act(user.nickname, '扣减积分')
    await choose('变动类型', '误发收回', '.ant-modal')
    await fill('备注', '核实后收回积分', '.ant-modal')
    await fill('积分数', String(before + 1), '.ant-modal')
    await press('扣减积分')
    await sees(/^扣减积分不能大于当前余额/)
    expect(received(points.changeUserPoint)).toEqual([])
    await fill('积分数', String(before), '.ant-modal')
    book({
      ...{ side: pointSide.staff, userId: user.id, changeType: pointChange.penalty, points: -100 },
      ...{ source: '', createBy: '别人' },
    })
    await press('扣减积分')
    await sees(/^扣减积分不能大于当前余额/)
    expect(await dialog(/变更前/)).toHaveTextContent((before - 100).toLocaleString('zh'))
    expect(balanceOf(pointSide.staff, user.id)).toBe(before - 100)
  })

  it('requires large grants to be typed twice and covered by the pool', async () => {
    const user = rich()
    const pool = sure(poolById(HQ_POOL))
    pool.totalOut += poolBalance(pool) - 500
    await openStaff(user)
    await act(user.nickname, '发放积分')
    await choose('变动类型', '补发', '.ant-modal')
    await fill('备注', '大额补发测试', '.ant-modal')
    await fill('积分数', '20000', '.ant-modal')
    await fill('再次输入积分数', '2000', '.ant-modal')
    await choose('出资积分池', /^总部积分池/, '.ant-modal')
    await press('发放积分')
    await sees('两次输入的积分数不一致')
    await fill('再次输入积分数', '20000', '.ant-modal')
    await press('发放积分')
    await sees('积分池余额不足，当前 500')
    expect(received(points.changeUserPoint)).toEqual([])
  })

  it('asks for confirmation only before hiding a user from the ranking', async () => {
    const user = staffWith(({ pointShow }) => pointShow === 1)
    await openStaff(user)
    await tick(user.nickname)
    await agree('在排行中隐藏')
    await seesToast(`「${user.nickname}」已在排行中隐藏`)
    await tick(user.nickname)
    await seesToast(`「${user.nickname}」已在排行中展示`)
    expect(bodies(points.setUserPointShow)).toEqual(
      [0, 1].map((pointShow) => ({ side: pointSide.staff, userIds: [user.id], pointShow })),
    )
  })

  it('exports the result of the last search', async () => {
    const saved = takeSaved()
    const user = rich()
    await openStaff(user)
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(bodies(points.exportUserPoints)).toEqual([{ userName: user.nickname, side: pointSide.staff }])
    const [, ...rows] = await rowsOf(sure(saved[0]).blob)
    expect(rows.map(([id]) => String(id))).toEqual([user.id])
  })

  it('grants goodwill points for the enquiry in the address', async () => {
    const contact = sure(
      contactSeeds().find(
        ({ side, userId }) => side === pointSide.staff && accountOf(side, userId)?.status === staffAccountStatus.active,
      ),
    )
    const user = sure(org.users.find(({ id }) => id === contact.userId))
    await openConsole(`${PAGE}?userId=${user.id}&contactId=${contact.id}`)
    await sees('变动明细')
    expect(document.querySelector('.ant-drawer')).toHaveTextContent(user.nickname)
    expect(received(points.getUserDetail).length).toBeGreaterThan(0)
    await hands.click(await find('[role=tab]', '积分批次'))
    await sent(points.listEffectRecords)
    expect(queries(points.listEffectRecords)[0]).toMatchObject({ userId: user.id, side: String(pointSide.staff) })
    await hands.click(sure(document.querySelector<HTMLElement>('.ant-drawer-footer button')))
    await sees(`用于回复积分咨询 ${contact.id}`)
    await fill('积分数', '30', '.ant-modal')
    await choose('出资积分池', /^总部积分池/, '.ant-modal')
    await fill('备注', '客诉核实后补偿', '.ant-modal')
    await hands.click(sure((await dialog(/变更前/)).querySelector<HTMLElement>('.ant-modal-footer .ant-btn-primary')))
    await dialog(/积分已入账/)
    expect(bodies(points.changeUserPoint)[0]).toMatchObject({
      contactId: contact.id,
      changeType: pointChange.goodwill,
      points: 30,
    })
    expect(contact.result).toContain(sure(bookedBy('客诉核实后补偿')[0]).id)
  })

  it('filters movements with the conditional call', async () => {
    const user = rich()
    await openConsole(`${PAGE}?mode=detail&record=${user.id}`)
    await sees('变动明细')
    await choose('变动类型', '获得', '.ant-drawer')
    await sent(points.getUserDetailByCondition)
    expect(queries(points.getUserDetailByCondition)[0]).toMatchObject({ userId: user.id, changeGroup: 'EARN' })
  })

  it('hides grants and deductions for former staff', async () => {
    const user = sure(
      org.users.find((one) => accountOf(pointSide.staff, one.id)?.status === staffAccountStatus.left && isLone(one)),
    )
    await openStaff(user)
    await sees(user.nickname)
    expect(all('button', new RegExp(`(发放|扣减)积分 ${user.nickname}`))).toEqual([])
  })

  it('shows a dealer only its own staff as read-only', async () => {
    await openConsole(PAGE, { as: 'dealer01' })
    await sees('持有积分人数')
    expect(all('.tab-line [role=tab]', /积分/).map(({ textContent }) => textContent)).toEqual(['员工积分', '积分流水'])
    expect(hasButton('导入')).toBe(false)
    expect(all('button', /^(发放|扣减)积分/)).toEqual([])
    const { records } = await points.listUsers({ pageNo: 1, pageSize: 50 })
    const houses = records.filter((row) => org.dealers.some(({ dealerCode }) => dealerCode === row.dealerCode))
    expect(new Set(houses.map(({ dealerCode }) => dealerCode)).size).toBe(1)
    await expect(
      points.changeUserPoint({
        ...{ side: pointSide.staff, userId: sure(records[0]).userId, changeType: pointChange.makeUp, points: 5 },
        ...{ remark: '不该成功的发放', requestNo: 'x' },
      }),
    ).rejects.toThrow('没有操作权限')
  })
})

describe('app user points', () => {
  it('requests one page from the server and deducts points without a pool', async () => {
    const account = sure(
      [...pointBook().accounts.values()].find(
        ({ side, status, balance }) => side === pointSide.app && status === appAccountStatus.active && balance > 100,
      ),
    )
    const person = sure(shopUserById(account.userId))
    await openConsole(`${PAGE}?tab=app&phone=${person.phone}`)
    await act(person.nickname, '扣减积分')
    await choose('变动类型', '违规扣减', '.ant-modal')
    await fill('积分数', '100', '.ant-modal')
    await fill('备注', '刷分核实后扣减', '.ant-modal')
    await press('扣减积分')
    await dialog(/积分已入账/)
    expect(queries(integral.listUsers)[0]).toMatchObject({ phone: person.phone, pageNo: '1', pageSize: '20' })
    expect(bodies(points.changeUserPoint)[0]).toEqual({
      side: pointSide.app,
      userId: account.userId,
      changeType: pointChange.penalty,
      points: -100,
      remark: '刷分核实后扣减',
      requestNo: anyText(),
    })
  })

  it('can be deducted if the balance is unknown', async () => {
    const body = JSON.stringify({
      code: 200,
      data: { records: [{ userId: 'u1', nickname: '余额不详', status: appAccountStatus.active }], total: 1 },
    })
    control.inject({ path: integral.listUsers.path, kind: 'raw', body })
    await openConsole(`${PAGE}?tab=app`)
    expect(await rowActions('余额不详')).toContain('扣减积分')
  })

  it('exports only app users', async () => {
    const saved = takeSaved()
    await openConsole(`${PAGE}?tab=app&memberLevel=4`)
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(bodies(points.exportUserPoints)).toEqual([{ memberLevel: [4], side: pointSide.app }])
  })
})

describe('points ledger', () => {
  it('shows a movement with the lots it consumed', async () => {
    const line = sure(pointBook().lines.findLast(({ uses }) => uses.length > 0))
    await openConsole(`${PAGE}?tab=all&mode=line&record=${line.id}`)
    await sees('消耗的批次')
    expect(document.querySelector('.ant-drawer')).toHaveTextContent(sure(line.uses[0]).lotId)
    expect(queries(points.getDetails)).toEqual([{ id: line.id }])
  })

  it('links a movement to its task', async () => {
    const line = sure(
      pointBook().lines.findLast(({ side, changeType }) => side === pointSide.app && changeType === pointChange.task),
    )
    await openConsole(`${PAGE}?tab=all&mode=line&record=${line.id}`)
    await press(line.source)
    await sent(socialPoints.listTasks)
    expect(bodies(socialPoints.listTasks).at(-1)).toMatchObject({ taskName: line.source })
  })

  it('filters and exports by movement group', async () => {
    const saved = takeSaved()
    await openConsole(`${PAGE}?tab=all`)
    await choose('变动类型', '人工扣减')
    await sent(points.listAllUserDetailsByCondition, 2)
    expect(queries(points.listAllUserDetailsByCondition).at(-1)).toMatchObject({
      changeGroup: 'SUB',
      createTimeStart: anyText(),
    })
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(bodies(points.exportAllUserDetails)[0]).toMatchObject({ changeGroup: 'SUB' })
  })
})

describe('points import', () => {
  it('books a checked file once and shows its batch', async () => {
    const file = fileOf(goodRows(3))
    await check(file)
    await toImport()
    expect(await dialog(/确定向/)).toHaveTextContent('确定向 3 人发放共 30 积分？')
    await agree('开始导入')
    await seesToast('导入完成')
    const batch = sure(imports().at(-1))
    expect(batch.status).toBe(importStatus.done)
    expect(pointBook().lines.filter(({ bizNo }) => bizNo === batch.importId)).toHaveLength(3)
    await press('完成')
    await sees(batch.importId)
  })

  it('shows a dash if the points of a checked file were not summed up', async () => {
    const body = JSON.stringify({ code: 200, data: { batchNo: 'B1', rows: [], totalCount: 300, failCount: 0 } })
    control.inject({ path: pointImports.check.path, kind: 'raw', body, times: 1 })
    await check(fileOf(goodRows(1)))
    await toImport()
    await dialog(/确定向 300 人发放共 — 积分？/)
  })

  it('books app points after a staff pool was chosen', async () => {
    const rows = [...pointBook().accounts.values()]
      .filter(({ side, status }) => side === pointSide.app && status === appAccountStatus.active)
      .slice(0, 2)
      .map(({ userId }) => sure(shopUserById(userId)))
      .map(({ phone, nickname }) => [phone, nickname, 10, 365, ''])
    await openConsole(`${PAGE}?tab=import`)
    await press('导入')
    await choose('出资积分池', '经销商积分池', '.ant-drawer')
    await choose('积分类型', 'App积分', '.ant-drawer')
    await choose('变动类型', '补发', '.ant-drawer')
    await give(fileOf(rows))
    await press('校验')
    await toImport()
    await agree('开始导入')
    await seesToast('导入完成')
    expect(sure(imports().at(-1))).toMatchObject({ side: pointSide.app, status: importStatus.done })
  })

  it('names the failed rows and blocks the next step', async () => {
    const [first] = people(1)
    const user = sure(first)
    await check(
      fileOf([
        [user.phone, user.nickname, 10, 365, ''],
        [user.phone, user.nickname, 10, 365, ''],
        ['123', '某人', 10, 365, ''],
        ['19900000002', '某人', 10, 365, ''],
        [sure(people(2)[1]).phone, '不是本人', 10, 365, ''],
      ]),
    )
    await sees('有 4 行未通过校验，修正后重新上传')
    for (const reason of ['文件内重复', '手机号格式不正确', '用户不存在', '姓名与手机号不符']) await sees(reason)
    expect(await find('.ant-drawer-footer button', '下一步')).toBeDisabled()
  })

  it('moves the focus from step to step', async () => {
    await check(fileOf([['123', '某人', 10, 365, '']]))
    const focused = (name: RegExp) => until(() => expect(document.activeElement).toHaveAccessibleName(name))
    await focused(/上一步/)
    await press('上一步')
    await focused(/积分类型/)
    await give(fileOf(goodRows(2)))
    await press('校验')
    await press('下一步')
    await focused(/发放说明/)
    await fill('发放说明', '一次测试的补发', '.ant-drawer')
    await press('开始导入')
    await agree('开始导入')
    await focused(/完成/)
  })

  it('requires an acknowledgement before importing the same file again', async () => {
    const rows = goodRows(2)
    await check(fileOf(rows))
    await toImport()
    await agree('开始导入')
    await seesToast('导入完成')
    await press('完成')
    await press('导入')
    await choose('变动类型', '补发', '.ant-drawer')
    await give(fileOf(rows))
    await press('校验')
    await sees(/再次导入将重复发放$/)
    expect(await find('.ant-drawer-footer button', '下一步')).toBeDisabled()
    await tick('我已知晓')
    expect(await find('.ant-drawer-footer button', '下一步')).toBeEnabled()
  })

  it('requires another check after the file or an option changes', async () => {
    await check(fileOf(goodRows(2)))
    await press('上一步')
    await choose('变动类型', '活动奖励', '.ant-drawer')
    await sees('文件或选项已更换，请重新校验')
    await choose('变动类型', '补发', '.ant-drawer')
    await give(fileOf(goodRows(1)))
    await sees('文件或选项已更换，请重新校验')
    await press('校验')
    await toImport()
    expect(await dialog(/确定向/)).toHaveTextContent('确定向 1 人发放共 10 积分？')
  })

  it('keeps and reports the rows booked before a cancellation', async () => {
    await check(fileOf(goodRows(120)))
    await toImport()
    await agree.now('开始导入')
    const batch = await until(() => {
      const now = sure(imports().find(({ remark }) => remark === '一次测试的补发'))
      expect(now.rows.some(({ rowStatus }) => rowStatus === importRowStatus.booked)).toBe(true)
      return now
    })
    await press.now('取消导入')
    await find('.ant-drawer-footer .ant-btn-loading', /取消导入$/)
    await sees(/^导入已取消，已入账 \d+ 行，其余未入账$/)
    expect(batch.status).toBe(importStatus.cancelled)
    const booked = batch.rows.filter(({ rowStatus }) => rowStatus === importRowStatus.booked).length
    expect(booked).toBeLessThan(120)
    expect(pointBook().lines.filter(({ bizNo }) => bizNo === batch.importId)).toHaveLength(booked)
    await press('导出全部明细（含原因）')
    await sent(pointImports.exportTask)
    expect(queries(pointImports.exportTask)).toMatchObject([{ importId: batch.importId }])
  })

  it('asks for confirmation before it is closed while running', async () => {
    await check(fileOf(goodRows(2)))
    await toImport()
    control.inject({ path: pointImports.importFile.path, kind: 'never', times: 1 })
    await agree('开始导入')
    await hands.click(sure(document.querySelector<HTMLElement>('.ant-drawer-close')))
    await sees('正在导入，确定关闭？')
    await agree('取消导入')
    await seesToast('导入已取消，请核对列表')
  })

  it('books only once when it is resent after a lost response', async () => {
    await check(fileOf(goodRows(4)))
    await toImport()
    control.inject({ path: pointImports.importFile.path, kind: 'wire', wire: 'tooShort', times: 1 })
    await agree('开始导入')
    await press('开始导入')
    await agree('开始导入')
    await seesToast('导入完成')
    expect(received(pointImports.importFile)).toHaveLength(2)
    expect(imports().filter(({ remark }) => remark === '一次测试的补发')).toHaveLength(1)
  })

  it('rejects a file other than the checked one', async () => {
    await openConsole(PAGE)
    const form = (file: File, more: Record<string, string> = {}) => {
      const data = new FormData()
      data.append('file', file)
      const kind = { side: pointSide.staff, changeType: pointChange.makeUp, poolType: poolType.headquarters }
      for (const [key, value] of Object.entries({ ...kind, ...more })) data.append(key, String(value))
      return data
    }
    const checked = await pointImports.check(form(fileOf(goodRows(2))))
    const sentOn = { checkNo: checked.checkNo, remark: '一次测试的补发', requestNo: 'r1' }
    await expect(pointImports.importFile(form(fileOf(goodRows(1)), sentOn))).rejects.toThrow('文件已更换')
  })
})

describe('points import batches', () => {
  it('show their failed rows and export a batch', async () => {
    const saved = takeSaved()
    const batch = sure(imports().find(({ status }) => status === importStatus.partly))
    await openConsole(`${PAGE}?tab=import&fileName=${encodeURIComponent(batch.fileName)}`)
    await act(batch.importId, '查看明细')
    await choose('结果', '失败', '.ant-drawer')
    await sees('手机号格式不正确')
    expect(queries(pointImports.listTasks).at(-1)).toMatchObject({ id: batch.importId, rowStatus: '2' })
    await hands.click(sure(document.querySelector<HTMLElement>('.ant-drawer-footer button')))
    await until(() => expect(saved).toHaveLength(1))
    expect(queries(pointImports.exportTask)).toEqual([{ importId: batch.importId }])
  })

  it('offer the import template', async () => {
    const saved = takeSaved()
    await openConsole(`${PAGE}?tab=import`)
    await press('下载模板')
    await until(() => expect(saved).toHaveLength(1))
    expect(queries(pointImports.downloadTemplate)).toEqual([{ code: 'importIntegral' }])
    expect(await rowsOf(sure(saved[0]).blob)).toContainEqual(HEAD)
  })

  it('show the progress of a running import', async () => {
    await openConsole(`${PAGE}?tab=import&status=1`)
    await sees('年终评优.xlsx')
    expect(page().querySelector('[role=progressbar]')).toBeInTheDocument()
  })
})
