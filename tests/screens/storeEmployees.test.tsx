// @module-tag voice
import { describe, expect, it } from 'vitest'
import * as stores from '@/api/voice/stores'
import { staffPost, staffStatus } from '@/entities/shared/enums'
import { employeeStatus as states, isShownPost, MAX_SHOWN, STAR_EVALUATIONS } from '@/entities/voice/storeEmployee'
import { org } from '../../mocks/system/rules/store'
import { evaluationViews, storeEvaluations } from '../../mocks/voice/rules/storeEvaluations'
import { dropEmployee, postOf, staffOf, stateOf, storeEmployees } from '../../mocks/voice/rules/storeEmployees'
import {
  act,
  agree,
  anyText,
  bodies,
  box,
  choose,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  layRowsOut,
  press,
  queries,
  sees,
  seesToast,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole } from '../harness'
import { png } from '../pictures'

const PAGE = '/storeManagement/employeeInfoMaintenance'
const own = () => sure(org.users.find(({ username }) => username === 'dealer01')).dealerCode
const ofOwn = () => storeEmployees().filter(({ dealerCode }) => dealerCode === own())
const isSeller = (row: Parameters<typeof postOf>[0]) => postOf(row) === staffPost.salesConsultant
const pair = () => {
  const [one, two] = ofOwn().filter(isSeller)
  for (const row of [sure(one), sure(two)]) Object.assign(sure(staffOf(row)), { status: staffStatus.active })
  return [sure(one), sure(two)] as const
}

describe('store employees', () => {
  it('are added from the staff list with the data of their staff record', { tags: ['core'] }, async () => {
    const [row] = pair()
    const staff = sure(staffOf(row))
    dropEmployee(row.id)
    await openConsole(PAGE, { as: 'dealer01' })
    await press('添加员工')
    await choose('在职员工', new RegExp(staff.staffName))
    await until(async () => expect(await box('展示姓名')).toHaveValue(staff.staffName))
    expect(await box('联系电话')).toHaveValue(staff.workNo || staff.phone)
    await hands.upload(sure(document.querySelector<HTMLInputElement>('.ant-drawer input[type=file]')), png(600, 600))
    await press('新车介绍')
    await fill('从业年限', '6')
    await press('保存')
    await seesToast('员工信息已保存')
    const added = sure(storeEmployees().at(-1))
    expect(bodies(stores.saveEmployee)).toEqual([
      {
        staffId: staff.id,
        employeeName: staff.staffName,
        headImgUrl: added.headImgUrl,
        phone: staff.workNo || staff.phone,
        workYears: 6,
        skillTags: ['新车介绍'],
        status: states.shown,
      },
    ])
    expect(added).toMatchObject({ dealerCode: own(), isShown: true })
  })

  it('warn of a concurrent change before overwriting it', async () => {
    const [row] = pair()
    await openConsole(PAGE, { as: 'dealer01' })
    await act(row.employeeName, '编辑')
    await fill('个人介绍', '十年经验')
    Object.assign(row, { updateBy: '李静', updateTime: '2026-01-02 03:04:05' })
    await press('保存')
    await dialog(/李静/)
    expect(bodies(stores.saveEmployee)).toEqual([{ id: row.id, introduction: '十年经验', updateTime: anyText() }])
    expect(row.introduction).not.toBe('十年经验')
    await press('仍然覆盖')
    await seesToast('员工信息已保存')
    expect(bodies(stores.saveEmployee).at(-1)).toEqual({
      id: row.id,
      introduction: '十年经验',
      force: true,
      updateTime: anyText(),
    })
    expect(row.introduction).toBe('十年经验')
  })

  it('are shown and hidden with a switch up to a limit of 30', async () => {
    const [row] = pair()
    row.isShown = true
    await openConsole(PAGE, { as: 'dealer01' })
    await hands.click(await find('button[role=switch]', row.employeeName))
    await seesToast(`「${row.employeeName}」已隐藏`)
    expect(stateOf(row)).toBe(states.hidden)
    const others = storeEmployees().filter((one) => one !== row && stateOf(one) === states.shown)
    for (const one of others.slice(0, MAX_SHOWN)) Object.assign(one, { dealerCode: own() })
    await hands.click(await find('button[role=switch]', row.employeeName))
    await sees('最多展示30名员工')
    expect(bodies(stores.saveEmployee)).toEqual([
      { id: row.id, status: states.hidden },
      { id: row.id, status: states.shown },
    ])
  })

  it('are reordered within one post by keyboard', async () => {
    const rows = ofOwn()
      .filter(isSeller)
      .toSorted((a, b) => a.sort - b.sort)
    expect(rows.length).toBeGreaterThan(1)
    await openConsole(`${PAGE}?post=${staffPost.salesConsultant}`, { as: 'dealer01' })
    layRowsOut()
    const [first, second] = rows
    const handle = await find('button', `拖动排序 ${sure(first).employeeName}`)
    handle.focus()
    await hands.keyboard('{Enter}')
    await hands.keyboard('{ArrowDown}')
    await hands.keyboard('{Enter}')
    await seesToast('排序已保存')
    expect(bodies(stores.saveEmployee)).toEqual([
      {
        items: [
          { id: sure(second).id, sort: 1 },
          { id: sure(first).id, sort: 2 },
        ],
      },
    ])
    expect([sure(first).sort, sure(second).sort]).toEqual([2, 1])
  })

  it('can be removed but not edited after leaving', async () => {
    const [one, two] = pair()
    for (const row of [one, two]) Object.assign(sure(staffOf(row)), { status: staffStatus.left })
    await openConsole(`${PAGE}?status=${states.left}`, { as: 'dealer01' })
    await act(one.employeeName, '移除')
    expect(await dialog(/确定移除/)).toHaveTextContent('账号与历史评价不受影响')
    await agree('移除')
    await seesToast(`「${one.employeeName}」已移除`)
    expect(hasButton(`编辑 ${two.employeeName}`)).toBe(false)
    await tick(`选择「${two.employeeName}」`)
    await hands.click(await find('.bulk-bar button', '移除'))
    await agree('移除')
    await until(() => expect(bodies(stores.removeEmployee)).toEqual([{ id: one.id }, { id: two.id }]))
    expect(storeEmployees().some(({ id }) => id === one.id || id === two.id)).toBe(false)
  })

  it('are removed with an optional reason', async () => {
    const [row] = pair()
    row.isShown = false
    await openConsole(`${PAGE}?status=${states.hidden}`, { as: 'dealer01' })
    await act(row.employeeName, '移除')
    await fill('移除原因（选填）', '调往其他门店')
    await agree('移除')
    await seesToast(`「${row.employeeName}」已移除`)
    expect(bodies(stores.removeEmployee)).toEqual([{ id: row.id, reason: '调往其他门店' }])
  })

  it('who left are removed with one click, each by its own request', async () => {
    const [one, two] = pair()
    for (const row of [one, two]) Object.assign(sure(staffOf(row)), { status: staffStatus.left })
    const gone = ofOwn().filter((row) => stateOf(row) === states.left)
    await openConsole(PAGE, { as: 'dealer01' })
    await press(`清理离职员工（${gone.length}）`)
    await dialog(new RegExp(`移除 ${gone.length} 名已离职员工`))
    await agree('移除')
    await sees(`成功 ${gone.length} 条，失败 0 条`)
    expect(bodies(stores.removeEmployee)).toHaveLength(gone.length)
    expect(bodies(stores.removeEmployee)).toEqual(expect.arrayContaining(gone.map(({ id }) => ({ id }))))
    expect(ofOwn().some((row) => stateOf(row) === states.left)).toBe(false)
    await press('关闭')
    expect(hasButton(/^清理离职员工/)).toBe(false)
  })

  it('link to their evaluations without a period', async () => {
    const [row] = pair()
    const { router } = await openConsole(PAGE, { as: 'dealer01' })
    await act(row.employeeName, '查看评价')
    await until(() =>
      expect(router.state.location.search).toBe(`?employeeId=${row.staffId}&evaluateTime=&status=1%2C2`),
    )
    const asked = queries(stores.listEvaluations).at(-1)
    expect(asked).toMatchObject({ employeeId: row.staffId })
    expect(asked).not.toHaveProperty('evaluateTimeStart')
  })

  it('are previewed as the team of the store', async () => {
    const [row] = pair()
    row.isShown = true
    await openConsole(PAGE, { as: 'dealer01' })
    await press('预览团队')
    expect(await dialog(/门店团队/)).toHaveTextContent(row.employeeName)
    expect(queries(stores.listEmployees).at(-1)).toMatchObject({ dealerCode: own(), status: String(states.shown) })
  })
})

describe('store employees at headquarters', () => {
  it('require a chosen store before one is added', async () => {
    await openConsole(PAGE)
    await press('添加员工')
    await sees('请先在筛选中选择一家门店')
  })

  it('are added on behalf of the store', async () => {
    await openConsole(`${PAGE}?dealerCode=${own()}`)
    await press('添加员工')
    await dialog(/总部代操作/)
  })

  it('become star consultants only if they meet the criteria', async () => {
    const [row, other] = pair()
    Object.assign(row, { starFlag: 0 })
    Object.assign(other, { starFlag: 0 })
    for (const one of storeEvaluations()) Object.assign(one, { employeeId: '' })
    const counting = evaluationViews().filter(({ countFlag }) => countFlag === 1)
    counting.slice(0, 2 * STAR_EVALUATIONS).forEach(({ id }, place) => {
      const isOther = place >= STAR_EVALUATIONS
      const employeeId = isOther ? other.staffId : row.staffId
      Object.assign(sure(storeEvaluations().find((one) => one.id === id)), { employeeId, score: isOther ? 4 : 5 })
    })
    await openConsole(`${PAGE}?dealerCode=${own()}`)
    await act(row.employeeName, '评为金牌顾问')
    await seesToast(`「${row.employeeName}」已评为金牌顾问`)
    expect(row.starFlag).toBe(1)
    await act(other.employeeName, '评为金牌顾问')
    await sees('未达到评定条件')
    await act(row.employeeName, '取消金牌顾问')
    await seesToast(`「${row.employeeName}」已取消金牌顾问`)
    expect(bodies(stores.saveEmployee)).toEqual([
      { id: row.id, starFlag: 1 },
      { id: other.id, starFlag: 1 },
      { id: row.id, starFlag: 0 },
    ])
  })

  it('are filtered by name and post', async () => {
    await openConsole(PAGE)
    await press('展开筛选')
    await choose('岗位', '服务顾问')
    await fill('展示姓名', '李')
    await press('查询')
    await until(() =>
      expect(queries(stores.listEmployees).at(-1)).toMatchObject({
        post: String(staffPost.serviceAdviser),
        employeeName: '李',
      }),
    )
  })

  it('match their staff records', () => {
    expect(storeEmployees()).toHaveLength(240)
    for (const row of storeEmployees()) {
      const staff = sure(staffOf(row))
      expect(row).toMatchObject({ employeeName: staff.staffName, dealerCode: staff.dealerCode })
      expect(isShownPost(staff.post)).toBe(true)
    }
  })
})
