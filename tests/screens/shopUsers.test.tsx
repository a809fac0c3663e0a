// @module-tag members
import { describe, expect, it } from 'vitest'
import * as integral from '@/api/commerce/integral'
import * as shopOrders from '@/api/commerce/shopOrders'
import * as coupons from '@/api/marketing/coupons'
import * as invitationPosters from '@/api/marketing/invitationPosters'
import * as points from '@/api/members/points'
import * as shopUsers from '@/api/members/shopUsers'
import { memberLevel, shopUserStatus, userSource } from '@/entities/marketing/shopUser'
import { memberType } from '@/entities/marketing/memberType'
import { promoterStatus, promoterType } from '@/entities/members/starPromoter'
import { recommenderType, recommendStatus } from '@/entities/members/starRecommend'
import { rewardStatus } from '@/entities/members/rewardStatus'
import { tradedTier } from '@/entities/members/starTraded'
import { formatTime } from '@/lib/time'
import { shopOrders as orders } from '../../mocks/commerce/rules/shopOrders'
import { shopUsers as users } from '../../mocks/members/data/shopUsers'
import { isPromoter, promoters } from '../../mocks/members/rules/starPromoters'
import { recommends, recommendsOf, staffPhones } from '../../mocks/members/rules/starRecommends'
import {
  act,
  agree,
  all,
  bodies,
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
  tick,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'

const USERS = '/user-management-shop/user-management'
const RECOMMENDS = '/user-management-shop/star-recommendation'
const TRADED = '/user-management-shop/cumulativeTraded'
const PROMOTERS = '/user-management-shop/recommendStarPromoter'
const DAY = 86_400_000
const RETRY = '重试 可用积分'
const page = () => sure(document.querySelector('main'))
const dayIn = (days: number) => formatTime(Date.now() + days * DAY, 'YYYY-MM-DD')
const openTab = async (name: string) => hands.click(await find('[role=tab]', name, '.ant-drawer'))

const buyer = () => {
  const phones = new Set(orders().map(({ phone }) => phone))
  return sure(users().find(({ phone, status }) => phones.has(phone) && status === shopUserStatus.active))
}

describe('app users', () => {
  it('are found by phone and load each tab of the detail on opening', { tags: ['core'] }, async () => {
    const user = buyer()
    await openConsole(USERS)
    await fill('手机号', user.phone)
    await press('查询')
    await sees(user.nickname)
    expect(queries(shopUsers.list).at(-1)).toMatchObject({ phone: user.phone })
    expect(queries(integral.listUserPoints).at(-1)).toEqual({ userIds: user.userId })
    await act(user.nickname, '详情')
    await sees('注册来源')
    expect(received(shopOrders.list)).toEqual([])
    await openTab('订单')
    expect(queries(shopOrders.list).at(-1)).toMatchObject({ userId: user.userId })
  })

  it('stay listed when balances fail and retry only the balances', async () => {
    control.inject({ path: integral.listUserPoints.path, kind: 'code', code: 500, message: '忙' })
    await openConsole(USERS)
    await sees(sure(users()[0]).nickname)
    await sent(integral.listUserPoints)
    const retry = await find('button', RETRY)
    control.lift()
    await hands.click(retry)
    await until(() => expect(all('button', RETRY)).toEqual([]))
    expect(received(shopUsers.list)).toHaveLength(1)
  })

  it('are filtered by nickname, user ID and creation date', async () => {
    await openConsole(
      `${USERS}?nickname=a&userId=6&memberType=${memberType.owner}&memberLevel=${memberLevel.silver},${memberLevel.gold}&source=${userSource.app}&status=${shopUserStatus.active}&createTime=2026-01-01~2026-02-01`,
    )
    await sent(shopUsers.list)
    expect(queries(shopUsers.list).at(-1)).toMatchObject({
      nickname: 'a',
      userId: '6',
      createTimeStart: '2026-01-01 00:00:00',
      createTimeEnd: '2026-02-01 23:59:59',
    })
  })

  it('hide the name and actions of a closed account', async () => {
    const closed = sure(users().find(({ status }) => status === shopUserStatus.closed))
    await openConsole(`${USERS}?userId=${closed.userId}`)
    await sees('已注销用户')
    expect(page()).not.toHaveTextContent(closed.nickname)
    expect(all('.row-action', /./)).toEqual([])
  })

  it('show only the profile of a closed account', async () => {
    const closed = sure(users().find(({ status }) => status === shopUserStatus.closed))
    await openConsole(`${USERS}?mode=detail&record=${closed.userId}`)
    await sees('注册来源')
    expect(all('.ant-drawer [role=tab]', /./)).toHaveLength(1)
  })

  it('show cars, points, coupons and recommendations in the detail', async () => {
    const owner = sure(
      users().find(({ memberType: type, seriesName }) => type === memberType.owner && seriesName !== ''),
    )
    await openConsole(`${USERS}?mode=detail&record=${owner.userId}&part=cars`)
    await sent(invitationPosters.getVehicleInfo)
    await sees(/LQM/)
    await openTab('积分')
    expect(queries(points.getConsumerDetail).at(-1)).toMatchObject({ userId: owner.userId })
    await openTab('名下卡券')
    expect(queries(coupons.listUsers).at(-1)).toMatchObject({ userId: owner.userId })
    await openTab('推荐记录')
    expect(queries(shopUsers.listRecommends).at(-1)).toMatchObject({ recommenderId: owner.userId })
  })

  it('link to their orders by the last four digits of the phone', async () => {
    const user = buyer()
    const { router } = await openConsole(`${USERS}?phone=${user.phone}`)
    await act(user.nickname, '订单')
    await until(() => expect(router.state.location.search).toContain(`phone=${user.phone.slice(-4)}`))
  })
})

it('the balance in the app user list matches the points account', async () => {
  const user = buyer()
  await openConsole(USERS)
  const [row] = await integral.listUserPoints({ userIds: user.userId })
  const { account } = await points.getConsumerDetail({ userId: user.userId, pageNo: 1, pageSize: 20 })
  expect(sure(row).balance).toBe(account?.balance)
})

describe('recommendations', () => {
  it('open in detail and are filtered by recommender', { tags: ['core'] }, async () => {
    const row = sure(recommends().find(({ status }) => status === recommendStatus.won))
    await openConsole(`${RECOMMENDS}?phone=${row.phone}`)
    await act(row.customerName, '详情')
    await sees(row.vin)
    await sees('成交VIN')
    await hands.keyboard('{Escape}')
    await settled()
    await act(row.customerName, '该推荐人的全部推荐')
    expect(queries(shopUsers.listRecommends).at(-1)).toMatchObject({ recommenderId: row.recommenderId })
  })

  it('name the earlier recommendation of a duplicate', async () => {
    const row = sure(recommends().find(({ duplicateId }) => duplicateId !== ''))
    await openConsole(`${RECOMMENDS}?mode=detail&record=${row.id}`)
    await sees(`与推荐单 ${row.duplicateId} 重复`)
  })

  it('hide the VIN until the car is sold', async () => {
    const row = sure(recommends().find(({ status }) => status === recommendStatus.following))
    await openConsole(`${RECOMMENDS}?mode=detail&record=${row.id}`)
    await sees(row.id)
    expect(sure(document.querySelector('.ant-drawer'))).not.toHaveTextContent('成交VIN')
  })

  it('are filtered by recommender phone, series and dealer', async () => {
    await openConsole(
      `${RECOMMENDS}?recommenderPhone=1234&recommenderType=${recommenderType.owner}&seriesName=x&rewardStatus=${rewardStatus.paid}&dealerCode=D00001&createTime=2026-01-01~2026-02-01&status=${recommendStatus.won},${recommendStatus.lost}`,
    )
    await sent(shopUsers.listRecommends)
    expect(queries(shopUsers.listRecommends).at(-1)).toMatchObject({
      recommenderPhone: '1234',
      seriesName: 'x',
      dealerCode: 'D00001',
    })
  })

  it('of one recommender load 50 more at a time', async () => {
    const counts = new Map<string, number>()
    for (const { recommenderId } of recommends()) counts.set(recommenderId, (counts.get(recommenderId) ?? 0) + 1)
    const [id] = sure([...counts].find(([, count]) => count > 50))
    await openConsole(`${RECOMMENDS}?mode=recommender&record=${id}`)
    await press(/再加载/)
    expect(queries(shopUsers.listRecommends).map(({ pageSize }) => pageSize)).toContain('100')
  })

  it('are exported for the default period', async () => {
    await openConsole(RECOMMENDS)
    await press('导出')
    await sent(shopUsers.exportRecommends)
    expect(queries(shopUsers.exportRecommends)[0]).toHaveProperty('createTimeStart')
  })

  it('of one recommender open over the list', async () => {
    const row = sure(recommends()[0])
    await openConsole(RECOMMENDS)
    await press(row.recommenderName)
    await sees(`「${row.recommenderName}」的推荐记录`)
  })

  it('are limited to those of the dealer, with recommender phones masked', async () => {
    await openConsole(RECOMMENDS, { as: 'dealer01' })
    const reply = await shopUsers.listRecommends({ pageNo: 1, pageSize: 100 })
    expect(reply.total > 0 && reply.total < recommends().length / 4).toBe(true)
    expect(reply.records.every(({ recommenderPhone }) => recommenderPhone.includes('*'))).toBe(true)
  })

  it('are invalid and without reward if they are duplicates', () => {
    for (const row of recommends().filter(({ duplicateId }) => duplicateId !== ''))
      expect([row.status, row.vin, row.rewardPoints]).toEqual([recommendStatus.invalid, '', 0])
  })
})

describe('ranking by cars sold', () => {
  const answer = (more: Parameters<typeof shopUsers.listTraded>[0] = {}) =>
    shopUsers.listTraded({ pageNo: 1, pageSize: 500, ...more })

  it('filters by reward tier and shows the deals of a person', { tags: ['core'] }, async () => {
    await openConsole(TRADED)
    await sees('奖励阶梯')
    const [first] = (await answer()).records
    await act(sure(first).recommenderName, '成交明细')
    await sees(`「${sure(first).recommenderName}」的成交明细`)
    expect(queries(shopUsers.listRecommends).map(({ status }) => status)).toContain(String(recommendStatus.won))
    await hands.keyboard('{Escape}')
    await settled()
    await press(/^五星（20 台）/)
    expect(queries(shopUsers.listTraded).at(-1)).toMatchObject({ tier: String(tradedTier.five) })
  })

  it('gives equal counts the same rank and sorts them by last deal', async () => {
    await openConsole(TRADED)
    const { records } = await answer()
    records.forEach((row, at) => {
      const before = records[at - 1]
      if (!before) return
      expect(row.tradedCount <= before.tradedCount).toBe(true)
      expect(row.rank).toBe(row.tradedCount === before.tradedCount ? before.rank : at + 1)
      if (row.rank === before.rank) expect(before.dealTime <= row.dealTime).toBe(true)
    })
  })

  it('changes with the period while totals and tiers stay the same', async () => {
    await openConsole(TRADED)
    const whole = (await answer()).records
    const short = (await answer({ dealTimeStart: dayIn(-40), dealTimeEnd: dayIn(0), rankBy: 'period' })).records
    const tiers = new Map(whole.map((row) => [row.recommenderId, `${row.tradedCount} ${row.tier}`]))
    for (const row of short) expect(`${row.tradedCount} ${row.tier}`).toBe(tiers.get(row.recommenderId))
    expect(short.map(({ recommenderId }) => recommenderId)).not.toEqual(whole.map(({ recommenderId }) => recommenderId))
    expect(short.every(({ periodCount, tradedCount }) => periodCount <= tradedCount)).toBe(true)
  })

  it('counts only recommendations that ended in a deal', async () => {
    await openConsole(TRADED)
    for (const row of (await answer()).records) {
      const own = recommendsOf(row.recommenderId)
      expect(row.tradedCount).toBe(own.filter(({ status }) => status === recommendStatus.won).length)
    }
    expect((await answer()).records.some(({ returnCount }) => returnCount > 0)).toBe(true)
  })

  it('ranks by period on request', async () => {
    await openConsole(TRADED)
    await sent(shopUsers.listTraded)
    await tick('期内')
    expect(queries(shopUsers.listTraded).at(-1)).toMatchObject({ rankBy: 'period' })
  })

  it('is filtered by recommender, number of cars and dealer', async () => {
    await openConsole(
      `${TRADED}?recommenderName=a&recommenderPhone=1234&recommenderType=${recommenderType.promoter}&tradedCount=1~9&dealerCode=D00001&tier=${tradedTier.none}`,
    )
    await sent(shopUsers.listTraded)
    expect(queries(shopUsers.listTraded).at(-1)).toMatchObject({
      recommenderName: 'a',
      recommenderPhone: '1234',
      tradedCountMin: '1',
      tradedCountMax: '9',
      dealerCode: 'D00001',
    })
  })

  it('is exported for the default period', async () => {
    await openConsole(TRADED)
    await press('导出')
    await sent(shopUsers.exportTraded)
    expect(queries(shopUsers.exportTraded)[0]).toHaveProperty('dealTimeStart')
  })
})

describe('star promoters', () => {
  const candidate = (fits: (user: ReturnType<typeof buyer>) => boolean = () => true) =>
    sure(
      users().find(
        (user) =>
          user.status === shopUserStatus.active &&
          !isPromoter(user.userId) &&
          !staffPhones().has(user.phone) &&
          user.memberType === memberType.owner &&
          fits(user),
      ),
    )
  const opened = async () => {
    await openConsole(PROMOTERS)
    return shopUsers.listPromoters({ pageNo: 1, pageSize: 20, sortField: 'createTime', sortOrder: 'desc' })
  }
  const lookUp = async (phones: string) => {
    await fill('手机号', phones, '.ant-drawer')
    await press('查找')
  }
  const fillTerms = async () => {
    await choose('星推官类型', '媒体达人', '.ant-drawer')
    await choose('对接经销商', /D00001/, '.ant-drawer')
    await fill('任期结束', dayIn(300), '.ant-drawer')
    await hands.keyboard('{Enter}')
  }
  it('are appointed by phone and shown with their QR code', { tags: ['core'] }, async () => {
    const user = candidate()
    await openConsole(PROMOTERS)
    await press('添加星推官')
    await lookUp(user.phone)
    await sees(user.nickname)
    await fillTerms()
    await press('保存')
    await dialog(/的二维码/)
    expect(bodies(shopUsers.createPromoter)[0]).toMatchObject({
      userId: user.userId,
      promoterType: promoterType.influencer,
      dealerCode: 'D00001',
    })
    expect(isPromoter(user.userId)).toBe(true)
  })

  it('are appointed in bulk with a result for each person', async () => {
    const users2 = [candidate(), candidate(({ phone }) => phone.endsWith('7'))]
    const staff = sure(
      users().find(({ phone, status }) => staffPhones().has(phone) && status === shopUserStatus.active),
    )
    await openConsole(`${PROMOTERS}?mode=new`)
    await lookUp([...users2.map(({ phone }) => phone), staff.phone, '19900000000'].join('\n'))
    await sees('未找到以下手机号对应的App用户')
    await sees('19900000000')
    await fillTerms()
    await press('保存')
    await sees('在职员工不能成为星推官')
    expect(bodies(shopUsers.createPromoter)).toHaveLength(3)
    expect(users2.map(({ userId }) => isPromoter(userId))).toEqual([true, true])
  })

  it('are not looked up by an invalid phone number', async () => {
    await openConsole(`${PROMOTERS}?mode=new`)
    await lookUp('1380000')
    await sees('请输入正确的 11 位手机号')
    expect(received(shopUsers.list)).toEqual([])
  })

  it('keep the form open when the server rejects an existing promoter', async () => {
    const known = sure(promoters().find(({ userId }) => isPromoter(userId)))
    const user = sure(users().find(({ userId }) => userId === known.userId))
    await openConsole(`${PROMOTERS}?mode=new`)
    await lookUp(user.phone)
    await sees(user.nickname)
    await fillTerms()
    await press('保存')
    await sees('该用户已是星推官')
    await find('button', '保存', '.ant-drawer')
  })

  it('exclude a frozen account with the reason', async () => {
    const user = sure(users().find(({ status }) => status === shopUserStatus.frozen))
    await openConsole(`${PROMOTERS}?mode=new`)
    await lookUp(user.phone)
    await sees('账号状态为「已冻结」，不能成为星推官')
  })

  it('reject owner promoters without a car and terms over three years', async () => {
    const fan = sure(
      users().find(({ status, memberType: type }) => status === shopUserStatus.active && type === memberType.fan),
    )
    await openConsole(`${PROMOTERS}?mode=new`)
    await lookUp(fan.phone)
    await choose('星推官类型', '车主星推官', '.ant-drawer')
    await fill('任期结束', dayIn(1200), '.ant-drawer')
    await hands.keyboard('{Enter}')
    await press('保存')
    await sees('车主星推官须为车主')
    await sees('任期不能超过 3 年')
  })

  it('are reappointed after the end of their term', async () => {
    const over = sure(promoters().find(({ endTime }) => endTime < dayIn(0)))
    await openConsole(`${PROMOTERS}?status=${promoterStatus.over}`)
    await act(sure(users().find(({ userId }) => userId === over.userId)).userName, '再次任命')
    await sees('再次任命后将生成新的推荐码，原推荐码不再有效')
    await fill('任期结束', dayIn(300), '.ant-drawer')
    await hands.keyboard('{Enter}')
    await press('保存')
    await dialog(/的二维码/)
    expect(bodies(shopUsers.createPromoter)[0]).toMatchObject({ userId: over.userId, dealerCode: over.dealerCode })
  })

  const changeTerm = async () => {
    const row = sure(promoters().find(({ userId }) => isPromoter(userId)))
    const user = sure(users().find(({ userId }) => userId === row.userId))
    await openConsole(`${PROMOTERS}?phone=${user.phone}`)
    await act(user.userName, '变更任期')
    await sees(/原推荐码立即失效/)
    await fill('移除原因', '任期调整为一年', '.ant-drawer')
    await fill('任期结束', dayIn(300), '.ant-drawer')
    await hands.keyboard('{Enter}')
    return row
  }

  it('change their term by removal and reappointment', async () => {
    const row = await changeTerm()
    await press('保存')
    await dialog(/的二维码/)
    expect(bodies(shopUsers.removePromoter)).toEqual([{ id: row.id, remark: '任期调整为一年' }])
    expect(bodies(shopUsers.createPromoter)).toMatchObject([{ userId: row.userId, dealerCode: row.dealerCode }])
    expect(promoters().filter(({ userId }) => userId === row.userId)).toHaveLength(1)
  })

  it('are removed only once if the reappointment fails at first', async () => {
    const row = await changeTerm()
    control.inject({ path: shopUsers.createPromoter.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await press('保存')
    await sees(/原任期已移除，尚未重新任命/)
    await press('保存')
    await dialog(/的二维码/)
    expect(bodies(shopUsers.removePromoter)).toHaveLength(1)
    expect(isPromoter(row.userId)).toBe(true)
  })

  it('are removed only with a valid reason', async () => {
    const [row] = (await opened()).records
    const { id, userName } = sure(row)
    await act(userName, '移除')
    await fill('移除原因', '太短')
    await agree('移除')
    expect(received(shopUsers.removePromoter)).toEqual([])
    await fill('移除原因', '任期内多次违规推荐')
    await agree('移除')
    await seesToast(`已移除「${userName}」`)
    expect(bodies(shopUsers.removePromoter)).toEqual([{ id, remark: '任期内多次违规推荐' }])
  })

  it('are removed in bulk with one request each', async () => {
    const [one, two] = (await opened()).records
    await tick(new RegExp(sure(one).userName))
    await tick(new RegExp(sure(two).userName))
    await press('移除')
    await fill('移除原因', '年度考核未达标')
    await agree('移除')
    await sees(/成功 2/)
    expect(bodies(shopUsers.removePromoter)).toHaveLength(2)
  })

  it('link to all their recommendations without a period', async () => {
    const row = sure((await opened()).records.find(({ recommendCount }) => recommendCount > 0))
    await act(row.userName, '推荐记录')
    await sent(shopUsers.listRecommends)
    const [query] = queries(shopUsers.listRecommends)
    expect(query).toMatchObject({ recommenderId: row.userId })
    expect(query).not.toHaveProperty('createTimeStart')
  })

  it('are filtered by name, phone, code, dealer and end of term', async () => {
    await openConsole(
      `${PROMOTERS}?userName=a&phone=1234&promoterCode=X&promoterType=${promoterType.owner}&status=1&endTime=${dayIn(0)}~${dayIn(30)}&dealerCode=D00001`,
    )
    await sent(shopUsers.listPromoters)
    expect(queries(shopUsers.listPromoters).at(-1)).toMatchObject({
      userName: 'a',
      phone: '1234',
      promoterCode: 'X',
      dealerCode: 'D00001',
      endTimeStart: `${dayIn(0)} 00:00:00`,
    })
  })

  it('are read-only for a dealer', async () => {
    await openConsole(PROMOTERS, { as: 'dealer01' })
    await sent(shopUsers.listPromoters)
    const { records } = await shopUsers.listPromoters({ pageNo: 1, pageSize: 20 })
    expect(hasButton('添加星推官')).toBe(false)
    await act(sure(records[0]).userName, '二维码')
    await dialog(/的二维码/)
    await expect(shopUsers.removePromoter({ id: sure(records[0]).id, remark: '经销商不能移除' })).rejects.toThrow(
      '仅总部可执行该操作',
    )
  })
})
