// @module-tag members
import { describe, expect, it } from 'vitest'
import * as invitationPosters from '@/api/marketing/invitationPosters'
import { memberType } from '@/entities/marketing/memberType'
import { referStage } from '@/entities/marketing/posterEnums'
import { invalidReason as reasons } from '@/entities/marketing/referred'
import { referrerRisk } from '@/entities/marketing/referrer'
import { rewardStatus } from '@/entities/members/rewardStatus'
import { invitations } from '../../mocks/marketing/rules/invitations'
import { act, find, hands, press, queries, sees, sent, sure, until } from '../actions'
import { openConsole } from '../harness'

const REFERRERS = '/starRecommendation/recommender'
const REFERRED = '/starRecommendation/recommended'
const whole = { pageNo: 1, pageSize: 500 }

describe('referrer list', () => {
  it('opens the friends of a referrer with a removable filter', { tags: ['core'] }, async () => {
    const row = sure(invitations().referrers.find(({ invites }) => invites.length > 3))
    const { router } = await openConsole(`${REFERRERS}?phone=${row.phone}`)
    await act(row.nickname, '被推荐人')
    await until(() => expect(router.state.location.search).toContain(`referrerId=${row.userId}`))
    expect(queries(invitationPosters.listReferred).at(-1)).toMatchObject({ referrerId: row.userId })
    await hands.click(await find('[aria-label]', '重置 推荐人'))
    expect(queries(invitationPosters.listReferred).at(-1)).not.toHaveProperty('referrerId')
  })

  it('shows the cars of an owner in a drawer', async () => {
    const row = sure(invitations().referrers.find(({ vehicles, invites }) => vehicles.length > 0 && invites.length > 0))
    await openConsole(`${REFERRERS}?phone=${row.phone}`)
    await act(row.nickname, '车辆')
    await sees(sure(row.vehicles[0]).vin)
  })

  it('reports an owner without known cars', async () => {
    const row = sure(
      invitations().referrers.find(
        ({ vehicles, invites, memberType: type }) =>
          type === memberType.owner && vehicles.length === 0 && invites.length > 0,
      ),
    )
    await openConsole(`${REFERRERS}?mode=cars&record=${row.userId}`)
    await sees('未查询到车辆信息')
  })

  it('counts the deals of referred friends', async () => {
    await openConsole(REFERRERS)
    const { records } = await invitationPosters.listReferrers(whole)
    for (const { userId, dealCount } of records)
      expect(dealCount).toBe(
        invitations().referred.filter((row) => row.userId === userId && row.stage === referStage.won).length,
      )
  })

  it('sums the reward points of referred friends', async () => {
    await openConsole(REFERRERS)
    const { records } = await invitationPosters.listReferrers(whole)
    const friends = (await invitationPosters.listReferred(whole)).records
    for (const { userId, rewardPoints } of records)
      expect(rewardPoints).toBe(
        friends.reduce((sum, row) => sum + (row.referrerId === userId ? row.rewardPoints : 0), 0),
      )
  })

  it('sends the filters of the address', async () => {
    await openConsole(
      `${REFERRERS}?nickname=a&memberType=1,2&promoterFlag=1&riskFlag=${referrerRisk.suspicious}&dealCount=1~&lastTime=2026-01-01~2026-03-01&dealerCode=D00001`,
    )
    await sent(invitationPosters.listReferrers)
    expect(queries(invitationPosters.listReferrers).at(-1)).toMatchObject({
      nickname: 'a',
      promoterFlag: '1',
      dealCountMin: '1',
      dealerCode: 'D00001',
      lastTimeStart: '2026-01-01 00:00:00',
    })
  })

  it('exports the referrers', async () => {
    await openConsole(REFERRERS)
    await press('导出')
    await sent(invitationPosters.exportReferrers)
    expect(queries(invitationPosters.exportReferrers)[0]).toMatchObject({ view: 'referrer' })
  })

  it('limits a dealer to the referrers of one dealer', async () => {
    await openConsole(REFERRERS, { as: 'dealer01' })
    const { records } = await invitationPosters.listReferrers(whole)
    expect(new Set(records.map(({ dealerName }) => dealerName)).size).toBeLessThanOrEqual(1)
  })

  it('counts for a dealer only the friends visible in its list', async () => {
    await openConsole(REFERRERS, { as: 'dealer01' })
    const { records, summary, posters } = await invitationPosters.listReferrers(whole)
    const friends = (await invitationPosters.listReferred(whole)).records
    const cameBy = (id: string) => friends.filter(({ referrerId }) => referrerId === id)
    expect(records.length).toBeGreaterThan(0)
    for (const { userId, registerCount, rewardPoints } of records) {
      const came = cameBy(userId)
      expect(registerCount).toBe(came.length)
      expect(rewardPoints).toBe(came.reduce((sum, row) => sum + row.rewardPoints, 0))
    }
    const all = records.reduce((sum, row) => sum + row.registerCount, 0)
    const ids = new Set(records.map(({ userId }) => userId))
    expect(invitations().referred.filter(({ userId }) => ids.has(userId)).length).toBeGreaterThan(all)
    expect(summary).toMatchObject({ registered: all })
    expect(sure(posters).reduce((sum, group) => sum + group.registerCount, 0)).toBe(all)
  })
})

describe('referred friend list', () => {
  it('totals the step rewards of a friend without refused ones', { tags: ['core'] }, async () => {
    const row = sure(invitations().referred.find(({ stage }) => stage === referStage.won))
    await openConsole(`${REFERRED}?phone=${row.phone}`)
    await act(row.nickname, '详情')
    await sees('奖励明细')
    const { records } = await invitationPosters.listReferred({ ...whole, phone: row.phone })
    const { steps, rewardPoints } = sure(records[0])
    expect(steps.filter(({ points }) => points !== null)).toHaveLength(3)
    expect(rewardPoints).toBe(
      steps.reduce(
        (sum, step) => sum + (Number(step.rewardStatus) === rewardStatus.refused ? 0 : (step.points ?? 0)),
        0,
      ),
    )
  })

  it('shows the reason of an invalid invitation', async () => {
    const row = sure(invitations().referred.find(({ invalidReason }) => invalidReason === reasons.sameDevice))
    await openConsole(`${REFERRED}?mode=detail&record=${row.id}`)
    expect((await sees('无效原因')).closest('div')).toHaveTextContent('同一设备')
  })

  it('leads to the referrer of a friend', async () => {
    const row = sure(invitations().referred[0])
    const by = sure(invitations().referrers.find(({ userId }) => userId === row.userId))
    const { router } = await openConsole(`${REFERRED}?phone=${row.phone}`)
    await press(by.nickname)
    await until(() => expect(router.state.location.pathname).toBe(REFERRERS))
    expect(router.state.location.search).toContain(by.phone.slice(-4))
  })

  it('is empty for an unknown referrer until the filter is cleared', async () => {
    await openConsole(`${REFERRED}?referrerId=1`)
    await sees('没有符合条件的数据')
    await press('清空筛选条件')
    expect(queries(invitationPosters.listReferred).at(-1)).not.toHaveProperty('referrerId')
  })

  it('sends the filters of the address', async () => {
    await openConsole(
      `${REFERRED}?referrerName=a&referrerPhone=1234&stage=1,2&rewardStatus=${rewardStatus.paid}&inviteTime=2026-01-01~2026-03-01&dealTime=2026-01-01~2026-03-01&dealerCode=D00001`,
    )
    await sent(invitationPosters.listReferred)
    expect(queries(invitationPosters.listReferred).at(-1)).toMatchObject({
      referrerName: 'a',
      referrerPhone: '1234',
      dealerCode: 'D00001',
      dealTimeStart: '2026-01-01 00:00:00',
    })
  })

  it('exports the referred friends', async () => {
    await openConsole(REFERRED)
    await press('导出')
    await sent(invitationPosters.exportReferrers)
    expect(queries(invitationPosters.exportReferrers)[0]).toMatchObject({ view: 'referred' })
  })
})
