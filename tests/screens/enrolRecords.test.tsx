// @module-tag community
import { read, utils } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import * as socialActivities from '@/api/community/socialActivities'
import { enrollStatus } from '@/entities/community/enroll'
import { enrollFieldType } from '@/entities/community/enrollField'
import { recordStatus } from '@/entities/community/enrollRecord'
import { control } from '../../mocks'
import type { EnrollRecordRow } from '../../mocks/community/data/enrollRecords'
import type { EnrollRow } from '../../mocks/community/data/enrolments'
import { enrollRecords, enrolments, figuresOf, stageOf } from '../../mocks/community/rules/enrolments'
import { personOf } from '../../mocks/community/rules/people'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  agree,
  all,
  anyText,
  bodies,
  dialog,
  fill,
  find,
  hands,
  press,
  sees,
  seesToast,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received, toasts } from '../harness'
import { takeSaved } from '../saved'

const RECORDS = '/activity-management/applyRecord'
const page = () => sure(document.querySelector('main'))
const of = ({ id }: EnrollRow) => enrollRecords().filter(({ activityId }) => activityId === id)
const inState = (rows: readonly EnrollRecordRow[], status: number) => rows.filter((row) => row.status === status)
const activityIn = (stage: number, more: (row: EnrollRow) => boolean = () => true) =>
  sure(enrolments().find((row) => stageOf(row, control.now()) === stage && more(row)))
const withWaiting = (count: number, skip = 0) => {
  const activity = sure(
    enrolments().filter(
      (row) =>
        stageOf(row, control.now()) === enrollStatus.open && inState(of(row), recordStatus.waiting).length >= count,
    )[skip],
  )
  const rows = inState(of(activity), recordStatus.waiting).slice(0, count)
  rows.forEach((row, index) => Object.assign(row, { customerName: `等待者${skip}${index}`, peopleCount: 1 }))
  return { activity, rows }
}
const at = (row: EnrollRow, more = '') => `${RECORDS}?activityId=${row.id}${more}`

describe('enrolment record list', () => {
  it('loads the enrolments of one activity and approves one', { tags: ['core'] }, async () => {
    const { activity, rows } = withWaiting(1)
    activity.quota = 0
    await openConsole(at(activity, '&status=0'))
    await sees(/^待审核 \d/)
    const [first] = received(socialActivities.listEnrollRecords)
    expect(first?.body).toMatchObject({ activityId: activity.id, status: [0], access_token: anyText() })
    expect(JSON.stringify(first?.query)).not.toContain('access_token')
    await until(() => expect(page().querySelector('.charts')).toHaveTextContent(activity.title))
    expect(page().querySelector('.charts')).toHaveTextContent('/ 不限')
    await act('等待者00', '通过')
    await seesToast('已通过 1 条报名')
    expect(bodies(socialActivities.approveEnrollRecord)).toEqual([{ ids: [sure(rows[0]).recordId], result: 1 }])
    expect(sure(rows[0]).status).toBe(recordStatus.passed)
  })

  it('keeps the enrolments that found no place selected after a bulk approval', async () => {
    const { activity, rows } = withWaiting(2)
    activity.quota = figuresOf(activity.id).passCount + 1
    await openConsole(at(activity, '&status=0'))
    await tick('选择「等待者00」')
    await tick('选择「等待者01」')
    await press('通过')
    await agree('通过')
    const window = await dialog(/名额已满/)
    expect(window).toHaveTextContent('等待者01')
    expect(window).not.toHaveTextContent('等待者00')
    expect(bodies(socialActivities.approveEnrollRecord)).toEqual([
      { ids: rows.map(({ recordId }) => recordId), result: 1 },
    ])
    expect(rows.map(({ status }) => status)).toEqual([recordStatus.passed, recordStatus.waiting])
    await sees('已选 1 条')
    expect(await find('input[type=checkbox]', '选择「等待者01」')).toBeChecked()
    activity.quota++
    await agree('重试失败的 1 条')
    await seesToast('已通过 1 条报名')
    expect(bodies(socialActivities.approveEnrollRecord).at(-1)).toEqual({
      ids: [sure(rows[1]).recordId],
      result: 1,
    })
    expect(sure(rows[1]).status).toBe(recordStatus.passed)
    await until(() => expect(all('.ant-modal-footer button', /重试/)).toEqual([]))
    await until(() => expect(all('main [role=region]', /^已选/)).toEqual([]))
  })

  it('allows only rejection for enrolments of several activities', async () => {
    const [one, two] = [withWaiting(1), withWaiting(1, 1)]
    const name = (row: EnrollRecordRow) => Object.assign(row, { customerName: '同名的人' })
    ;[...one.rows, ...two.rows].forEach(name)
    await openConsole(`${RECORDS}?customerName=${encodeURIComponent('同名的人')}&status=0`)
    const boxes = await until(() => {
      const found = [...page().querySelectorAll<HTMLElement>('input[type=checkbox][aria-label*=同名]')]
      expect(found).toHaveLength(2)
      return found
    })
    for (const box of boxes) await hands.click(box)
    await press('通过')
    await seesToast('请选择同一活动的记录')
    expect(received(socialActivities.approveEnrollRecord)).toEqual([])
    await press('驳回')
    const window = await dialog(/驳回所选 2 条报名/)
    await fill('说明', '太少')
    await agree('驳回')
    await sees('请填写说明（5-100 字）')
    await press('信息不完整')
    expect(window).toHaveTextContent('很抱歉，您的报名未通过：信息不完整，感谢您的关注')
    await agree('驳回')
    await seesToast('已驳回 2 条报名')
    const [sent] = bodies(socialActivities.approveEnrollRecord)
    expect(sent).toMatchObject({ result: 2, reason: '信息不完整，感谢您的关注' })
    expect([...one.rows, ...two.rows].map(({ status }) => status)).toEqual([
      recordStatus.rejected,
      recordStatus.rejected,
    ])
  })

  it('cancels an approved place and announces the refund of points', async () => {
    const activity = activityIn(enrollStatus.open, (row) => inState(of(row), recordStatus.passed).length > 0)
    const row = sure(inState(of(activity), recordStatus.passed)[0])
    Object.assign(row, { customerName: '有名额的人' })
    activity.points = 500
    await openConsole(at(activity, `&customerName=${encodeURIComponent('有名额的人')}`))
    await act('有名额的人', '取消名额')
    expect(await dialog(/取消「有名额的人」的名额/)).toHaveTextContent('将退还 500 积分并通知用户')
    await press('名额已满')
    await agree('取消名额')
    await seesToast('已取消名额')
    expect(row).toMatchObject({ status: recordStatus.rejected, rejectReason: '名额已满，感谢您的关注' })
    const over = activityIn(enrollStatus.ended, (one) => of(one).length > 0)
    const late = sure(of(over)[0])
    late.status = recordStatus.waiting
    const { failed } = await socialActivities.approveEnrollRecord({ ids: [late.recordId], result: 1 })
    expect(failed).toEqual([{ id: late.recordId, message: '活动已结束' }])
  })

  it('names the user who has already decided on an enrolment', async () => {
    const { activity, rows } = withWaiting(1)
    await openConsole(at(activity, '&status=0'))
    await find('button', '通过 等待者00')
    Object.assign(sure(rows[0]), { status: recordStatus.rejected, auditBy: '林可' })
    await act('等待者00', '通过')
    await until(() => expect(toasts()).toContain('该报名已被林可处理'))
  })

  it('shows the form answers with masked numbers that can be revealed', async () => {
    const activity = activityIn(
      enrollStatus.open,
      (row) => row.formFields.some(({ fieldType }) => fieldType === enrollFieldType.idNumber) && of(row).length > 0,
    )
    const row = sure(of(activity)[0])
    await openConsole(at(activity, `&mode=detail&record=${row.recordId}`))
    const panel = await dialog(/表单内容/)
    for (const { label } of activity.formFields) expect(panel).toHaveTextContent(label)
    expect(panel.textContent).toMatch(/310\*{11}\d{4}/)
    await press('显示身份证号')
    expect(panel.textContent).toMatch(/3101151988\d{8}/)
    await press('显示完整号码')
    expect(panel).toHaveTextContent(sure(personOf(row.userId)).phone)
  })

  it('exports the enrolments of one activity with its form fields', async () => {
    const activity = activityIn(enrollStatus.open, (row) => of(row).length > 0)
    const saved = takeSaved()
    await openConsole(at(activity))
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    const book = read(await sure(saved[0]).blob.arrayBuffer())
    const [head, ...lines] = utils.sheet_to_csv(sure(book.Sheets[sure(book.SheetNames[0])])).split('\n')
    expect(head).toContain(sure(activity.formFields[0]).label)
    expect(lines.filter(Boolean).length).toBeGreaterThanOrEqual(of(activity).length)
    expect(bodies(socialActivities.exportEnrollRecords)).toMatchObject([{ activityId: activity.id }])
  })

  it('restricts a dealer to the enrolments of its own activities', async () => {
    const dealer = sure(org.users.find(({ username }) => username === 'market01')).dealerCode
    const activity = activityIn(enrollStatus.open, (row) => inState(of(row), recordStatus.waiting).length > 0)
    activity.dealerCode = dealer
    const [first] = inState(of(activity), recordStatus.waiting)
    Object.assign(sure(first), { customerName: '本店的报名' })
    await openConsole(RECORDS, { as: 'market01' })
    await sees(/^全部 \d/)
    const { total } = await socialActivities.listEnrollRecords({})
    const own = enrolments().filter(({ dealerCode }) => dealerCode === dealer)
    expect(total).toBe(own.flatMap(of).length)
    await find('button', '通过 本店的报名')
    expect(sure(page().querySelector('[role=table], [role=grid]'))).not.toHaveTextContent('承办经销商')
    await act('本店的报名', '通过')
    await seesToast('已通过 1 条报名')
    await expect(
      socialActivities.approveEnrollRecord({
        ids: [
          sure(of(activityIn(enrollStatus.open, (row) => row.dealerCode !== dealer && of(row).length > 0))[0]).recordId,
        ],
        result: 1,
      }),
    ).resolves.toMatchObject({ failed: [{ message: '报名记录不存在或无权处理' }] })
  })
})
