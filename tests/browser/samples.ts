import * as goods from '@/api/commerce/goods'
import * as rewards from '@/api/commerce/rewards'
import * as shopOrders from '@/api/commerce/shopOrders'
import * as socialConfig from '@/api/community/socialConfig'
import * as quickEntries from '@/api/content/quickEntries'
import * as recommends from '@/api/content/recommends'
import * as activities from '@/api/marketing/activities'
import * as specials from '@/api/commerce/specials'
import * as ads from '@/api/content/ads'
import * as advertisements from '@/api/content/advertisements'
import * as articles from '@/api/marketing/articles'
import * as dynamics from '@/api/community/dynamics'
import * as news from '@/api/content/news'
import * as qaa from '@/api/content/qaa'
import * as carModelPlates from '@/api/community/carModelPlates'
import * as clubs from '@/api/community/clubs'
import * as socialActivities from '@/api/community/socialActivities'
import * as topics from '@/api/community/topics'
import * as socialChannels from '@/api/content/socialChannels'
import type { AnyCall } from '@/api/call'
import { hostOf } from '@/api/hosts'
import * as logistics from '@/api/commerce/logistics'
import * as cashDraws from '@/api/marketing/cashDraws'
import * as clues from '@/api/leads/clues'
import * as evaluations from '@/api/leads/evaluations'
import * as invitationPosters from '@/api/marketing/invitationPosters'
import * as labels from '@/api/marketing/labels'
import * as lotteries from '@/api/marketing/lotteries'
import * as materialReports from '@/api/leads/materialReports'
import * as bigOrders from '@/api/orders/bigOrders'
import * as ats from '@/api/orders/ats'
import * as orders from '@/api/orders/orders'
import * as outCall from '@/api/leads/outCall'
import * as phoneProtect from '@/api/system/phoneProtect'
import * as posters from '@/api/marketing/posters'
import * as prorateAccounts from '@/api/orders/prorateAccounts'
import * as prorateOrders from '@/api/orders/prorateOrders'
import * as promotions from '@/api/marketing/promotions'
import * as reservations from '@/api/vehicle/reservations'
import * as taskTargets from '@/api/leads/taskTargets'
import * as videos from '@/api/marketing/videos'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import * as insurance from '@/api/vehicle/insurance'
import * as pointTasks from '@/api/members/pointTasks'
import * as questionnaires from '@/api/voice/questionnaires'
import * as customMsgs from '@/api/voice/customMsgs'
import * as notices from '@/api/voice/notices'
import * as feedback from '@/api/voice/feedback'
import { prop } from '@/lib/json'
import type { Path } from '@/routes'

type Query = Record<string, string>

export const source = { url: '', social: '', token: () => Promise.resolve('') }

/** Returns the first row of a list as superadmin gets it. Throws if there is none. */
const first = async (call: AnyCall, query: Query = {}): Promise<unknown> => {
  const search = call.method === 'GET' ? `?${new URLSearchParams(query).toString()}` : ''
  const headers = {
    authorization: `Bearer ${await source.token()}`,
    'content-type': 'application/json',
    'client-id': 'test',
    'client-secret': 'test',
  }
  const reply: unknown = await (
    await fetch(`${hostOf(call.path) === 'social' ? source.social : source.url}${call.path}${search}`, {
      method: call.method,
      headers,
      body: call.method === 'GET' ? undefined : JSON.stringify(query),
    })
  ).json()
  const data = prop(reply, 'data')
  const records = Array.isArray(data) ? data : prop(data, 'records')
  if (!Array.isArray(records) || records.length === 0) throw new Error(`${call.path} has no rows`)
  return records[0]
}
const pick = (row: unknown, ...keys: string[]): Query =>
  Object.fromEntries(keys.map((key) => [key, String(prop(row, key))]))

const answered = async () => pick(await first(questionnaires.list, { status: '1', sortField: 'answerCount' }), 'id')
const LINE = '2-0-2025-12-2026-11-D00001'
const material = () => first(materialReports.list)
const share = async () =>
  first(materialReports.getMaterialDetails, pick(await material(), 'materialId', 'materialType'))
const activity = async () => pick(await first(materialReports.listActivities), 'activityId')
const evaluated = async () => pick(await first(evaluations.listClues), 'clueId')
const task = async () => pick(await first(taskTargets.list), 'id')
const inTask = async (call: AnyCall, ...keys: string[]) =>
  pick(await first(call, { taskId: String((await task()).id) }), ...keys)

/** Caches a sample. The demo data is the same after every reset, and no test writes before it reads samples. */
const once = (find: () => Promise<Query>): (() => Promise<Query>) => {
  let found: Promise<Query> | undefined
  return async () => {
    found ??= find()
    return {
      ...(await found.catch((error: unknown) => {
        found = undefined
        throw error
      })),
    }
  }
}

/** Query of each record page, with a record of the demo data. */
const FINDERS: { readonly [P in Path]?: () => Promise<Query> } = {
  '/marketing-management/edit-cash-draw': async () => pick(await first(cashDraws.list), 'id'),
  '/marketing-management/drawRecordsDetail': async () =>
    pick(await first(cashDraws.listRecords, { status: '4' }), 'id'),
  '/workNoList/workNoDetail': async () => pick(await first(phoneProtect.listBindings), 'id'),
  '/marketing-management/article-details': async () => pick(await first(articles.list), 'id'),
  '/marketing-management/label-details': async () => pick(await first(labels.list), 'id'),
  '/marketing-management/video-details': async () => pick(await first(videos.list), 'id'),
  '/report/material-details': async () => pick(await material(), 'materialId', 'materialType'),
  '/report/card-details': async () => pick(await share(), 'shareId'),
  '/report/consult-details': async () => pick(await material(), 'materialId'),
  '/report/report-details': activity,
  '/report/retention-details': activity,
  '/marketing-management/campaign-dealer-details': async () =>
    pick(await first(activities.listDealer, { status: '2' }), 'id'),
  '/marketing-management/activity-management-details': async () =>
    pick(await first(activities.list, { status: '2' }), 'id'),
  '/marketing-management/invitation-details': async () => pick(await first(invitationPosters.list), 'id'),
  '/marketing-management/casePromotion-details': async () => pick(await first(promotions.list), 'id'),
  '/marketing-management/poster-details': async () => pick(await first(posters.list), 'id'),
  '/outboundTask/callOutDetails': async () => pick(await first(outCall.listTasks), 'taskId'),
  '/account-management/silver': async () => ({
    ...pick(await first(prorateAccounts.list, { status: '2' }), 'dealerCode'),
    mode: 'edit',
  }),
  '/account-management/c-ordersDetail': async () => pick(await first(prorateOrders.listConsumer), 'id'),
  '/clue-management/clueDetail': evaluated,
  '/clue-management/cultivateDetails': async () => pick(await first(clues.listNurture), 'clueId'),
  '/task-system/taskHostDetails': task,
  '/task-system/areaDetails': () => inTask(taskTargets.listArea, 'id', 'province'),
  '/task-system/dealerDetails': () => inTask(taskTargets.listDealer, 'id', 'dealerCode'),
  '/evaluate/evaluate-detail': evaluated,
  '/marketing-management/details': async () => pick(await first(lotteries.list, { status: '2' }), 'id'),
  '/marketing-management/lottery-record-detail': async () => pick(await first(lotteries.listRecords), 'id'),
  '/marketing-management/campaign-host-details': async () => pick(await first(activities.list, { status: '2' }), 'id'),
  '/carControl/empower-details': async () => pick(await first(vehicleControl.listAuths), 'id'),
  '/afterSale-management/picksendDetail': async () =>
    pick(await first(reservations.listPicksends, { status: '6' }), 'id'),
  '/big-order/big-orderDetail': async () =>
    pick(await first(bigOrders.list, { queryType: 'order', status: '4' }), 'id'),
  '/big-afterservice/big-serviceOrderDetail': async () =>
    pick(await first(bigOrders.list, { queryType: 'service' }), 'id'),
  '/solid-management/solidDetail': async () => pick(await first(ats.list), 'id'),
  '/solid-management/completeInfo': async () => pick(await first(ats.list), 'id'),
  '/solid-management/transferApply': async () => pick(await first(ats.list), 'id'),
  '/solid-management/transferOwnership': async () => pick(await first(ats.list), 'id'),
  '/order-management-shop/order-management-detail': async () =>
    pick(await first(shopOrders.list, { status: '3' }), 'id'),
  '/order-management/orderDetail': async () => pick(await first(orders.list), 'id'),
  '/ADManagement/ADManagement-details': async () => pick(await first(advertisements.list), 'id'),
  '/ADManagement/ADManagement-flashScreenDetails': async () => pick(await first(advertisements.listSplash), 'id'),
  '/addDvertising/addDvertising-details': async () => pick(await first(ads.list), 'id'),
  '/star-management/columnTypeDetail': async () => pick(await first(socialChannels.listParents), 'id'),
  '/star-management/columnDetail': async () => pick(await first(socialChannels.listChildren), 'id'),
  '/star-management/informationDetail': async () => pick(await first(news.list, { status: '1' }), 'id'),
  '/star-management/faqsDetail': async () => pick(await first(qaa.list), 'id'),
  '/equity-content/equity-contentDetail': async () => pick(await first(bigOrders.listRights), 'id'),
  '/dynamic-management/dynamicDetail': async () => pick(await first(dynamics.list, { status: '2' }), 'id'),
  '/hot-management/recommendDetail': async () => pick(await first(recommends.list), 'id'),
  '/dynamic-management/addNewPlate': async () => pick(await first(socialConfig.listPlates, { sourceType: '2' }), 'id'),
  '/club-management/carClubDetail': async () => pick(await first(clubs.list, { status: '2' }), 'id'),
  '/topic-management/plateDetail': async () => pick(await first(carModelPlates.list), 'id'),
  '/page-management-shop/build-management': async () => pick(await first(specials.listSubjects), 'id'),
  '/activity-management/voteDetail': async () => pick(await first(socialActivities.listVotes, { status: '2' }), 'id'),
  '/order-management-shop/aftersale-management-detail': async () => pick(await first(shopOrders.listAfterSales), 'id'),
  '/shop-management-shop/addGoods': async () => pick(await first(goods.list), 'id'),
  '/shop-management-shop/shop-task-detail': async () => pick(await first(rewards.listActivities), 'id'),
  '/shop-management-shop/addGoodsTask': async () => pick(await first(rewards.listActivities), 'id'),
  '/shop-management-shop/addRewardGoods': async () => pick(await first(rewards.listGoods), 'id'),
  '/activity-management/voteResult': async () => pick(await first(socialActivities.listVotes, { status: '2' }), 'id'),
  '/shop-management-shop/increase-shop-address': async () =>
    pick(await first(logistics.listAddresses, { pageNo: '1', pageSize: '1' }), 'id'),
  '/shop-management-shop/shop-address-details': async () =>
    pick(await first(logistics.listAddresses, { pageNo: '1', pageSize: '1' }), 'id'),
  '/config-management-shop/addnewLogistics': async () =>
    pick(await first(logistics.list, { pageNo: '1', pageSize: '1' }), 'id'),
  '/activity-management/applyDetail': async () =>
    pick(await first(socialActivities.listEnrolls, { status: '2' }), 'id'),
  '/afterSale-management/maintenanceDetails': async () => pick(await first(reservations.list, { status: '2' }), 'id'),
  '/afterSale-management/scheduling': async () => pick(await first(reservations.list, { status: '2' }), 'dealerCode'),
  '/drive-management/driveCarDealer': async () => pick(await first(reservations.list, { status: '2' }), 'dealerCode'),
  '/topic-management/topicDetail': async () => pick(await first(topics.list, { status: '1' }), 'id'),
  '/activity-management/addSignAct': async () => pick(await first(socialActivities.listSigns, { status: '1' }), 'id'),
  '/hot-management/quickEntryDetail': async () => pick(await first(quickEntries.list), 'id'),
  '/marketing-management/activity-type-details': async () => pick(await first(activities.listTypes), 'id'),
  '/afterSale-management/previewDetails': async () => pick(await first(reservations.listReserves), 'id'),
  '/insurance/riskOfSingleDetails': async () => pick(await first(insurance.listPolicies), 'id'),
  '/feedback/detail': async () => pick(await first(feedback.list), 'id'),
  '/setting/detail': async () => pick(await first(pointTasks.list), 'id'),
  '/paper/add-paper': async () => pick(await first(questionnaires.list, { status: '0' }), 'id'),
  '/paper/look-paper': async () => answered(),
  '/paper/look-paper-detail': async () =>
    pick(await first(questionnaires.listAnswers, { paperId: String((await answered()).id) }), 'id'),
  '/paper/questionnaire-details': async () => ({ id: LINE }),
  '/paper/push-paper': async () => pick(await first(questionnaires.list, { status: '1' }), 'id'),
  '/paper/display-data': async () => pick(await first(questionnaires.list, { status: '1', paperType: '2' }), 'id'),
  '/paper/question-detail': async () => pick(await first(questionnaires.listQuestions), 'id'),
  '/paper/add-detail': async () => pick(await first(questionnaires.listQuestions, { status: '2' }), 'id'),
  '/paper/Administration-detail': async () => pick(await first(questionnaires.listQuestions), 'id'),
  '/officialMsg/officialMsgUpdate': async () => ({
    id: String(prop(await first(notices.list, { state: '2' }), 'system_notice_id')),
  }),
  '/MsgManagement/officialMsgUpdate': async () => ({
    id: String(prop(await first(notices.list, { state: '0' }), 'system_notice_id')),
  }),
  '/officialMsg/cmsg-details': async () => pick(await first(customMsgs.list, { status: '4' }), 'id'),
  '/MsgManagement/cmsg-details': async () => pick(await first(customMsgs.list, { status: '5' }), 'id'),
}
export const SAMPLES: typeof FINDERS = Object.fromEntries(
  Object.entries(FINDERS).map(([path, find]) => [path, once(find)]),
)
