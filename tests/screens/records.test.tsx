// @module-tag sweep
import { describe, expect, it } from 'vitest'
import type { AnyCall } from '@/api/call'
import * as clues from '@/api/leads/clues'
import * as evaluations from '@/api/leads/evaluations'
import * as outCall from '@/api/leads/outCall'
import * as taskTargets from '@/api/leads/taskTargets'
import * as ads from '@/api/content/ads'
import * as advertisements from '@/api/content/advertisements'
import * as dynamics from '@/api/community/dynamics'
import * as news from '@/api/content/news'
import * as qaa from '@/api/content/qaa'
import * as socialConfig from '@/api/community/socialConfig'
import * as quickEntries from '@/api/content/quickEntries'
import * as recommends from '@/api/content/recommends'
import * as carModelPlates from '@/api/community/carModelPlates'
import * as clubs from '@/api/community/clubs'
import * as socialActivities from '@/api/community/socialActivities'
import * as topics from '@/api/community/topics'
import * as socialChannels from '@/api/content/socialChannels'
import * as logistics from '@/api/commerce/logistics'
import * as goods from '@/api/commerce/goods'
import * as rewards from '@/api/commerce/rewards'
import * as shopOrders from '@/api/commerce/shopOrders'
import * as activities from '@/api/marketing/activities'
import * as articles from '@/api/marketing/articles'
import * as cashDraws from '@/api/marketing/cashDraws'
import * as invitationPosters from '@/api/marketing/invitationPosters'
import * as labels from '@/api/marketing/labels'
import * as lotteries from '@/api/marketing/lotteries'
import * as posters from '@/api/marketing/posters'
import * as promotions from '@/api/marketing/promotions'
import * as videos from '@/api/marketing/videos'
import * as ats from '@/api/orders/ats'
import * as bigOrders from '@/api/orders/bigOrders'
import * as orders from '@/api/orders/orders'
import * as pointTasks from '@/api/members/pointTasks'
import * as customMsgs from '@/api/voice/customMsgs'
import * as notices from '@/api/voice/notices'
import * as feedback from '@/api/voice/feedback'
import * as insurance from '@/api/vehicle/insurance'
import * as reservations from '@/api/vehicle/reservations'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import * as questionnaires from '@/api/voice/questionnaires'
import * as prorateOrders from '@/api/orders/prorateOrders'
import * as phoneProtect from '@/api/system/phoneProtect'
import { prop } from '@/lib/json'
import { lineOf, type Path, routes } from '@/routes'
import { all, press, sees, sure, until } from '../actions'
import { control, openConsole, received } from '../harness'
import { isCovered } from '../modules'

interface Case {
  path: Path
  call: AnyCall
  list: Pick<AnyCall, 'path'> & ((input: object) => Promise<unknown>)
  query?: object
  /** Set if the page has no neighbours, because it is a form or its list is behind a tab of another page. */
  alone?: boolean
}
const M = '/marketing-management'
const L = '/clue-management'
const types = Object.assign(() => activities.listTypes(), { path: activities.listTypes.path })
const S = '/solid-management'
const sales = Object.assign((input: object) => ats.list({ scope: 'hq', ...input }), { path: ats.list.path })
const big = Object.assign((input: object) => bigOrders.list({ queryType: 'order', ...input }), {
  path: bigOrders.list.path,
})
/** Every record page with its call and the list that opens it. */
const CASES: readonly Case[] = [
  { path: `${L}/clueDetail`, call: clues.get, list: clues.listZb },
  { path: `${L}/cultivateDetails`, call: clues.getNurture, list: clues.listNurture },
  { path: '/evaluate/evaluate-detail', call: evaluations.listByClue, list: evaluations.listClues },
  { path: '/outboundTask/callOutDetails', call: outCall.listTaskDetails, list: outCall.listTasks },
  { path: '/task-system/taskHostDetails', call: taskTargets.get, list: taskTargets.list },
  { path: '/workNoList/workNoDetail', call: phoneProtect.getBinding, list: phoneProtect.listBindings },
  { path: `${M}/article-details`, call: articles.get, list: articles.list },
  { path: `${M}/video-details`, call: videos.get, list: videos.list },
  { path: `${M}/poster-details`, call: posters.get, list: posters.list },
  { path: `${M}/invitation-details`, call: invitationPosters.get, list: invitationPosters.list },
  { path: `${M}/casePromotion-details`, call: promotions.get, list: promotions.list },
  { path: `${M}/label-details`, call: labels.get, list: labels.list, alone: true },
  { path: `${M}/campaign-host-details`, call: activities.get, list: activities.list, query: { status: [2] } },
  {
    path: `${M}/campaign-dealer-details`,
    call: activities.getDealer,
    list: activities.listDealer,
    query: { status: [2] },
  },
  { path: `${M}/activity-type-details`, call: activities.getType, list: types, alone: true },
  { path: `${M}/activity-management-details`, call: activities.get, list: activities.list, alone: true },
  { path: `${M}/details`, call: lotteries.get, list: lotteries.list },
  { path: `${M}/lottery-record-detail`, call: lotteries.getRecord, list: lotteries.listRecords },
  { path: `${M}/edit-cash-draw`, call: cashDraws.get, list: cashDraws.list, alone: true },
  { path: `${M}/drawRecordsDetail`, call: cashDraws.getRecord, list: cashDraws.listRecords },
  { path: '/ADManagement/ADManagement-details', call: advertisements.get, list: advertisements.list },
  {
    path: '/ADManagement/ADManagement-flashScreenDetails',
    call: advertisements.getSplash,
    list: advertisements.listSplash,
  },
  { path: '/addDvertising/addDvertising-details', call: ads.get, list: ads.list },
  { path: '/star-management/columnTypeDetail', call: socialChannels.getParent, list: socialChannels.listParents },
  { path: '/star-management/columnDetail', call: socialChannels.getChild, list: socialChannels.listChildren },
  { path: '/star-management/informationDetail', call: news.get, list: news.list },
  { path: '/star-management/faqsDetail', call: qaa.get, list: qaa.list },
  { path: '/dynamic-management/dynamicDetail', call: dynamics.get, list: dynamics.list },
  { path: '/hot-management/recommendDetail', call: recommends.get, list: recommends.list },
  {
    path: '/dynamic-management/addNewPlate',
    call: socialConfig.getPlate,
    list: socialConfig.listPlates,
    alone: true,
  },
  { path: '/hot-management/quickEntryDetail', call: quickEntries.get, list: quickEntries.list },
  { path: '/club-management/carClubDetail', call: clubs.get, list: clubs.list },
  { path: '/topic-management/plateDetail', call: carModelPlates.get, list: carModelPlates.list, alone: true },
  { path: '/activity-management/applyDetail', call: socialActivities.getEnroll, list: socialActivities.listEnrolls },
  { path: '/topic-management/topicDetail', call: topics.get, list: topics.list },
  {
    path: '/activity-management/voteDetail',
    call: socialActivities.getVote,
    list: socialActivities.listVotes,
  },
  {
    path: '/order-management-shop/aftersale-management-detail',
    call: shopOrders.getAfterSale,
    list: shopOrders.listAfterSales,
  },
  { path: '/order-management-shop/order-management-detail', call: shopOrders.get, list: shopOrders.list },
  {
    path: '/shop-management-shop/increase-shop-address',
    call: logistics.getAddress,
    list: logistics.listAddresses,
    alone: true,
  },
  { path: '/shop-management-shop/shop-address-details', call: logistics.getAddress, list: logistics.listAddresses },
  { path: '/config-management-shop/addnewLogistics', call: logistics.get, list: logistics.list, alone: true },
  { path: '/shop-management-shop/addGoods', call: goods.get, list: goods.list, alone: true },
  { path: '/shop-management-shop/shop-task-detail', call: rewards.getActivity, list: rewards.listActivities },
  { path: '/shop-management-shop/addGoodsTask', call: rewards.getActivity, list: rewards.listActivities, alone: true },
  { path: '/shop-management-shop/addRewardGoods', call: rewards.getGoods, list: rewards.listGoods, alone: true },
  { path: '/activity-management/voteResult', call: socialActivities.getVote, list: socialActivities.listVotes },
  {
    path: '/activity-management/addSignAct',
    call: socialActivities.getSign,
    list: socialActivities.listSigns,
    alone: true,
  },
  { path: '/order-management/orderDetail', call: orders.get, list: orders.list },
  { path: '/account-management/c-ordersDetail', call: prorateOrders.getConsumer, list: prorateOrders.listConsumer },
  { path: '/afterSale-management/maintenanceDetails', call: reservations.get, list: reservations.list },
  { path: '/carControl/empower-details', call: vehicleControl.getAuth, list: vehicleControl.listAuths },
  { path: '/insurance/riskOfSingleDetails', call: insurance.getPolicy, list: insurance.listPolicies },
  { path: '/feedback/detail', call: feedback.get, list: feedback.list },
  { path: '/setting/detail', call: pointTasks.getRule, list: pointTasks.list },
  { path: '/paper/question-detail', call: questionnaires.getQuestion, list: questionnaires.listQuestions },
  {
    path: '/paper/add-detail',
    call: questionnaires.getQuestion,
    list: questionnaires.listQuestions,
    query: { status: [2] },
    alone: true,
  },
  {
    path: '/paper/add-paper',
    call: questionnaires.get,
    list: questionnaires.list,
    query: { status: [0] },
    alone: true,
  },
  { path: '/paper/look-paper', call: questionnaires.get, list: questionnaires.list },
  { path: '/paper/display-data', call: questionnaires.get, list: questionnaires.list },
  { path: '/paper/push-paper', call: questionnaires.get, list: questionnaires.list },
  { path: '/officialMsg/officialMsgUpdate', call: notices.get, list: notices.list },
  { path: '/officialMsg/cmsg-details', call: customMsgs.get, list: customMsgs.list },
  { path: '/MsgManagement/officialMsgUpdate', call: notices.get, list: notices.list },
  { path: '/MsgManagement/cmsg-details', call: customMsgs.get, list: customMsgs.list },
  { path: '/afterSale-management/picksendDetail', call: reservations.getPicksend, list: reservations.listPicksends },
  { path: '/big-order/big-orderDetail', call: bigOrders.get, list: big },
  {
    path: '/big-afterservice/big-serviceOrderDetail',
    call: bigOrders.get,
    list: big,
    query: { queryType: 'service' },
  },
  {
    path: '/equity-content/equity-contentDetail',
    call: bigOrders.getRight,
    list: bigOrders.listRights,
    alone: true,
  },
  { path: `${S}/solidDetail`, call: ats.get, list: sales },
  { path: `${S}/transferOwnership`, call: ats.get, list: sales, alone: true },
  { path: `${S}/transferApply`, call: ats.get, list: sales, alone: true },
  { path: `${S}/completeInfo`, call: ats.get, list: sales, alone: true },
]
/** Details that list what belongs to a record, need more than its id, or have a custom head. */
const OTHERS: readonly Path[] = [
  '/afterSale-management/previewDetails',
  '/page-management-shop/build-management',
  '/paper/Administration-detail',
  '/paper/look-paper-detail',
  '/paper/questionnaire-details',
  '/report/material-details',
  '/report/card-details',
  '/report/consult-details',
  '/report/report-details',
  '/report/retention-details',
  '/task-system/areaDetails',
  '/task-system/dealerDetails',
  `${M}/add-cash-draw`,
]
const GONE = '无权查看或数据不存在'
const listOf = (path: Path) =>
  sure(routes.find((line) => 'keepAliveFor' in line && line.keepAliveFor.some((one) => one === path))).path
const recordsIn = (answer: unknown): unknown[] => {
  const records = Array.isArray(answer) ? answer : prop(answer, 'records')
  return Array.isArray(records) ? records : []
}
const front = () => sure(all('.frame', /^/).find(({ style }) => style.display !== 'none'))
const heads = () => all('.record-name h2', /./, front())

it('every detail page with a kept-alive list is registered in the record tests', () => {
  const details = routes.flatMap((line): readonly Path[] => ('keepAliveFor' in line ? line.keepAliveFor : []))
  expect(new Set([...CASES.map(({ path }) => path), ...OTHERS])).toEqual(new Set(details))
})

describe.each(CASES.filter(({ path }) => isCovered(path)))(
  'record page $path',
  ({ path, call, list, query = {}, alone = false }) => {
    const key = lineOf(path)?.needs?.[0] ?? 'id'
    const answer = (code: number, data?: unknown) =>
      control.inject({ path: call.path, kind: 'code', code, data, message: '忙', times: 1 })

    it('reports a missing, refused or failed record and leads back to the list', async () => {
      const { router } = await openConsole('/home')
      const ids = recordsIn(await list({ ...query, pageNo: 1, pageSize: 10 })).map((row) => String(prop(row, key)))
      const open = async (id: string) => {
        await router.navigate(`${path}?${key}=${id}`)
        await until(() => expect(decodeURIComponent(front().id)).toContain(`=${id}`))
      }
      if (call !== evaluations.listByClue) {
        answer(200, null)
        await open('901')
        await sees(GONE)
        answer(200, { [key]: 'another', records: [], total: 0 })
        await open('902')
        await until(() => expect(all('.ant-result-title', GONE, front())).toHaveLength(1))
        expect(heads()).toEqual([])
      }
      answer(403)
      await open('903')
      await until(() => expect(all('.ant-result-title', GONE, front())).toHaveLength(1))
      control.inject({ path: call.path, kind: 'code', code: 500, message: '忙' })
      await open(sure(ids[0]))
      await until(() => expect(all('button', '重试', front()).length).toBeGreaterThan(0))
      control.lift()
      await press('重试')
      await until(() => expect(heads()).toHaveLength(1))
      await press('返回列表')
      await until(() => expect(location.pathname).toBe(listOf(path)))
    })

    it.skipIf(alone)('leads to the neighbouring records of the list it was opened from', async () => {
      const { router } = await openConsole(listOf(path))
      const isPage = (input: unknown) => String(prop(input, 'pageSize')) === '20'
      const asked = await until(() =>
        sure(control.log().findLast((one) => one.template === list.path && (isPage(one.query) || isPage(one.body)))),
      )
      await until(() => expect(document.querySelectorAll('.data-row').length).toBeGreaterThan(0))
      const input = Object.fromEntries(Object.entries({ ...asked.query, ...Object(asked.body) }))
      const ids = recordsIn(await list(input)).map((row) => String(prop(row, key)))
      await router.navigate(`${path}?${key}=${sure(ids[0])}`)
      await until(() => expect(heads()).toHaveLength(1))
      expect(heads()[0]?.textContent).toMatch(/[^—\s]/)
      expect(all('button', /^(复制链接|打印)$/, front())).toHaveLength(2)
      if (ids.length < 2) return
      await press('下一条')
      await until(() => expect(new URLSearchParams(location.search).get(key)).toBe(ids[1]))
      await press('上一条')
      await until(() => expect(new URLSearchParams(location.search).get(key)).toBe(ids[0]))
      await router.navigate(`${path}?${key}=904`)
      await until(() => expect(decodeURIComponent(front().id)).toContain('=904'))
      await until(() => expect(all('button', /上一条|下一条/, front())).toEqual([]))
    })
  },
)

it('the last record of a page leads to the first record of the next page and back', { tags: ['core'] }, async () => {
  const { router } = await openConsole(`${L}/clueList?createTime=`)
  const asked = () => received(clues.listZb).filter(({ query }) => prop(query, 'pageSize') === '20')
  await until(() => expect(document.querySelectorAll('.data-row').length).toBeGreaterThan(0))
  const input = sure(asked().at(-1)).query
  const [first, second] = (
    await Promise.all(['1', '2'].map((pageNo) => clues.listZb({ ...input, pageNo: Number(pageNo) })))
  ).map(({ records }) => records.map(({ clueId }) => String(clueId)))
  const last = sure(first?.at(-1))
  const before = asked().length
  await router.navigate(`${L}/clueDetail?clueId=${last}`)
  await until(() => expect(heads()).toHaveLength(1))
  expect(asked()).toHaveLength(before)
  const isAt = (id: string | undefined) =>
    until(() => expect(new URLSearchParams(location.search).get('clueId')).toBe(sure(id)))
  await press('下一条')
  await isAt(second?.[0])
  expect(asked()).toHaveLength(before + 1)
  expect(asked().at(-1)?.query).toEqual({ ...input, pageNo: '2' })
  await press('上一条')
  await isAt(last)
  expect(asked().at(-1)?.query).toEqual(input)
  control.inject({ path: clues.listZb.path, kind: 'code', code: 500, message: '忙', times: 1 })
  await press('下一条')
  await sees('忙')
  expect(new URLSearchParams(location.search).get('clueId')).toBe(last)
})
