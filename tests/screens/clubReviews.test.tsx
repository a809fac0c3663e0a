// @module-tag community
import { describe, expect, it } from 'vitest'
import * as clubs from '@/api/community/clubs'
import * as dynamics from '@/api/community/dynamics'
import { auditKind, reviewStatus } from '@/entities/community/audit'
import { clubStatus, memberRole } from '@/entities/community/club'
import { decisionResult } from '@/entities/community/clubApply'
import { isRecord } from '@/lib/json'
import { applications, applicationView, checksOf } from '../../mocks/community/rules/applications'
import { clubs as clubRows } from '../../mocks/community/rules/clubs'
import { inClub } from '../../mocks/community/rules/members'
import { personOf } from '../../mocks/community/rules/people'
import { control } from '../../mocks/core/control'
import {
  agree,
  all,
  bodies,
  dialog,
  fill,
  find,
  hands,
  press,
  sees,
  seesToast,
  settled,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received } from '../harness'
import { grantAll } from '../readers'

const AUDIT = '/club-management/audit'
const waiting = (kind: number) =>
  applications()
    .filter(({ bizType, status }) => bizType === kind && status === reviewStatus.waiting)
    .toSorted((a, b) => a.moment - b.moment)
const clubAt = (id: string) => sure(clubRows().find((row) => row.id === id))
const nick = (userId: string) => sure(personOf(userId)).nickname
const isClean = (row: ReturnType<typeof waiting>[number]) =>
  checksOf(row, control.now()).every(({ pass }) => pass === 1)
const errors = () => all('.ant-form-item-explain-error', /./)
const openRow = async (row: ReturnType<typeof waiting>[number]) => {
  await openConsole(`${AUDIT}?bizType=${row.bizType}&record=${row.auditId}`)
  await find('.ant-drawer button', '提交审核结果')
}

describe('club review', () => {
  it('approves a new club with its member limit and opens the next application', { tags: ['core'] }, async () => {
    const [one, two] = waiting(auditKind.newClub)
    const row = sure(one)
    const club = clubAt(row.clubId)
    await openConsole(AUDIT)
    await sees('超 48 小时')
    await press(new RegExp(`^去审核 .*${club.clubName}`))
    await find('.ant-drawer button', '提交审核结果')
    const first = received(dynamics.listAudits).find(({ body }) => isRecord(body) && body.bizType === auditKind.newClub)
    expect(first?.body).toMatchObject({
      access_token: expect.any(String),
      bizType: auditKind.newClub,
      status: reviewStatus.waiting,
      sortOrder: 'asc',
    })
    expect(first?.headers).not.toHaveProperty('authorization')
    expect(bodies(dynamics.getAudit)[0]).toEqual({ id: row.auditId })
    await fill('人数上限', '300', '.ant-drawer')
    const failed = !isClean(row)
    await press('提交审核结果')
    if (failed) {
      await sees('存在未满足的检查项，请填写说明')
      expect(received(dynamics.submitAudit)).toEqual([])
      await fill('说明', '已电话核实，同意成立', '.ant-drawer')
      await press('提交审核结果')
      await dialog(/存在未满足的检查项，仍要通过？/)
      await agree('通过')
    }
    await seesToast('已处理')
    expect(bodies(dynamics.submitAudit)).toEqual([
      {
        ids: [row.auditId],
        bizType: auditKind.newClub,
        result: decisionResult.pass,
        memberLimit: 300,
        sort: 0,
        ...(failed && { remark: '已电话核实，同意成立' }),
      },
    ])
    expect(club).toMatchObject({ status: clubStatus.up, memberLimit: 300 })
    expect(inClub(club.id).map(({ memberRole: role }) => role)).toContain(memberRole.president)
    await until(() => expect(new URLSearchParams(location.search).get('record')).toBe(sure(two).auditId))
  })

  it('rejects an application only with a sufficient or suggested reason', async () => {
    const [row, ...others] = waiting(auditKind.newPresident)
    for (const other of others) other.status = reviewStatus.withdrawn
    await openRow(sure(row))
    await tick('驳回')
    await fill('驳回原因', '不行', '.ant-drawer')
    await press('提交审核结果')
    await until(() => expect(errors().length).toBeGreaterThan(0))
    expect(received(dynamics.submitAudit)).toEqual([])
    await fill('驳回原因', '', '.ant-drawer')
    await press('资料不完整')
    await press('提交审核结果')
    await seesToast('已全部处理')
    expect(bodies(dynamics.submitAudit)).toEqual([
      {
        ids: [sure(row).auditId],
        bizType: auditKind.newPresident,
        result: decisionResult.reject,
        reasonCode: 9,
        remark: '资料不完整',
      },
    ])
    expect(row).toMatchObject({ status: reviewStatus.rejected, rejectReason: '资料不完整' })
    await until(() => expect(new URLSearchParams(location.search).get('record')).toBeNull())
  })

  it('shows old and new values and changes the club on approval', async () => {
    const row = sure(waiting(auditKind.clubChange).find(isClean))
    const club = clubAt(row.clubId)
    const { before, after } = sure(row.changes[0])
    await openRow(row)
    await until(() => expect(document.querySelector('.ant-drawer .changes')).toHaveTextContent(sure(before)))
    expect(document.querySelector('.ant-drawer .changes mark')).toHaveTextContent(sure(after))
    await until(() => expect(bodies(clubs.get)).toContainEqual({ id: club.id }))
    await press('提交审核结果')
    await seesToast('已处理')
    expect(club.clubName).toBe(after)
  })

  it('reports an application already decided by another user', async () => {
    const row = sure(waiting(auditKind.joining).find(isClean))
    await openRow(row)
    Object.assign(row, { status: reviewStatus.passed, auditBy: '李娜', decided: control.now() })
    await press('提交审核结果')
    await seesToast('该申请已被 李娜 处理')
    await until(() => expect(all('.ant-drawer button', '提交审核结果')).toEqual([]))
    expect(row.auditBy).toBe('李娜')
  })

  it('approves joining applications in bulk and shows the reason of each failure', async () => {
    const rows = waiting(auditKind.joining).filter(isClean).slice(0, 3)
    const [good, full, down] = rows.map((row) => sure(row))
    const [goodOne, fullOne, downOne] = [sure(good), sure(full), sure(down)]
    clubAt(fullOne.clubId).memberLimit = inClub(fullOne.clubId).length
    clubAt(downOne.clubId).status = clubStatus.down
    expect(new Set(rows.map(({ clubId }) => clubId)).size).toBe(3)
    await openConsole(`${AUDIT}?bizType=6`)
    await settled()
    for (const row of rows)
      await hands.click(await find('input[type=checkbox]', new RegExp(`^选择「${nick(row.userId)}`)))
    await press('通过')
    await sees(/车友会已满员\(/)
    await sees('车友会已下架，申请已失效')
    expect(bodies(dynamics.submitAudit)).toEqual([
      {
        ids: expect.arrayContaining(rows.map(({ auditId }) => auditId)),
        bizType: auditKind.joining,
        result: decisionResult.pass,
      },
    ])
    await agree('关闭')
    await sees('已选 1 条')
    expect(goodOne.status).toBe(reviewStatus.passed)
    expect(inClub(goodOne.clubId).map(({ userId }) => userId)).toContain(goodOne.userId)
    expect(fullOne.status).toBe(reviewStatus.waiting)
    expect(downOne.status).toBe(reviewStatus.withdrawn)
    expect(applicationView(fullOne, control.now()).status).toBe(reviewStatus.waiting)
  })

  it('sends applications again after a failed bulk request', async () => {
    const rows = waiting(auditKind.joining).filter(isClean).slice(0, 2)
    await openConsole(`${AUDIT}?bizType=6`)
    await settled()
    for (const row of rows)
      await hands.click(await find('input[type=checkbox]', new RegExp(`^选择「${nick(row.userId)}`)))
    control.inject({ path: dynamics.submitAudit.path, kind: 'code', code: 500, message: '稍后再试', times: 1 })
    await press('通过')
    await sees(/成功 0 条/)
    await press(/重试/)
    await sees(/成功 2 条/)
    expect(bodies(dynamics.submitAudit).slice(1)).toMatchObject(
      rows.map(({ auditId }) => ({ ids: [auditId], result: decisionResult.pass })),
    )
  })

  it('rejects joining applications in bulk with one reason', async () => {
    const rows = waiting(auditKind.joining).slice(0, 2)
    await openConsole(`${AUDIT}?bizType=6`)
    await settled()
    for (const row of rows)
      await hands.click(await find('input[type=checkbox]', new RegExp(`^选择「${nick(row.userId)}`)))
    await press('驳回')
    await dialog(/驳回所选/)
    await fill('驳回原因', '不行', '.ant-modal')
    await agree('驳回')
    await until(() => expect(errors().length).toBeGreaterThan(0))
    expect(received(dynamics.submitAudit)).toEqual([])
    await fill('驳回原因', '', '.ant-modal')
    await press('非认证车主')
    await agree('驳回')
    await sees(/成功 2 条/)
    expect(bodies(dynamics.submitAudit)).toEqual([
      {
        ids: expect.arrayContaining(rows.map(({ auditId }) => auditId)),
        bizType: auditKind.joining,
        result: decisionResult.reject,
        reasonCode: 9,
        remark: '非认证车主',
      },
    ])
    for (const row of rows) expect(row).toMatchObject({ status: reviewStatus.rejected, rejectReason: '非认证车主' })
  })

  it('offers no bulk approval for a new club', async () => {
    const [row] = waiting(auditKind.newClub)
    await openConsole(AUDIT)
    await settled()
    await hands.click(await find('input[type=checkbox]', new RegExp(`^选择「${nick(sure(row).userId)}`)))
    await find('button', '驳回', '.bulk-bar')
    expect(all('.bulk-bar button', '通过')).toEqual([])
  })

  it('is read-only for a dealer', async () => {
    const [row] = waiting(auditKind.joining)
    grantAll('DEALER_MARKETING', [AUDIT])
    await openConsole(`${AUDIT}?bizType=6`, { as: 'market01' })
    await sees('超 48 小时')
    await settled()
    expect(document.querySelectorAll('main .data-check')).toHaveLength(0)
    expect(all('main button', /^(去审核|通过|驳回)/)).toEqual([])
    await expect(
      dynamics.submitAudit({ ids: [sure(row).auditId], bizType: auditKind.joining, result: decisionResult.pass }),
    ).rejects.toThrow('没有操作权限')
    expect(sure(row).status).toBe(reviewStatus.waiting)
  })
})
