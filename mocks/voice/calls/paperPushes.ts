import * as questionnaires from '@/api/voice/questionnaires'
import { type PaperPush, type PushRecord, pushRecord as fields, pushStatus } from '@/entities/voice/paperPush'
import { on } from '../../core/dispatcher'
import { integer, text, texts } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf, xlsFile } from '../../core/sheet'
import { Refusal } from '../../core/types'
import { vehiclesOf } from '../../members/rules/userVehicles'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage } from '../../system/rules/access'
import { org } from '../../system/rules/store'
import type { PushRecordRow } from '../data/paperPushes'
import { papers } from '../rules/questionnaires'
import { batchViews, pushes, pushFigures, pushRecordsFor, pushView, retryPush } from '../rules/paperPushes'
import { demandHead } from '../rules/questions'

const PAGES = ['/pushQuestionnaire/failureList', '/paper/push-failed-paper', '/paper/push-paper'] as const
/** Without a state filter only pushes that failed at least once are listed. */
const FAILED: readonly number[] = [pushStatus.failed, pushStatus.retrying, pushStatus.givenUp]

const areaOf = (row: PushRecordRow) =>
  org.dealers.find(({ dealerCode }) => dealerCode === row.user.dealerCode)?.areaName ?? ''
const listed = listOf(questionnaires.listPushes)<PushRecordRow>({
  is: [
    'channel',
    'failReason',
    'paperId',
    'pushId',
    'status',
    { paperType: ({ paperId }) => papers().find(({ id }) => id === paperId)?.paperType ?? 0 },
    { dealerCode: ({ user }) => user.dealerCode },
    { areaName: areaOf },
  ],
  like: ['businessNo'],
  phone: ['phone'],
  where: {
    vin: (asked) => (row) => text(asked) === '' || (vehiclesOf(row.user)[0]?.vin ?? '').endsWith(text(asked)),
  },
  between: ['pushTime'],
  sort: ['pushTime'],
})
const rowsFor = (user: UserRow, input: Readonly<Record<string, unknown>>): PushRecordRow[] => {
  demandOnePage(user, PAGES)
  const rows = pushRecordsFor(user, integer(input.pushType))
  return texts(input.status).length || text(input.pushId) ? rows : rows.filter(({ status }) => FAILED.includes(status))
}
const batches = listOf(questionnaires.listPushes)<PaperPush>({
  is: ['paperId', 'pushType', 'id'],
  sort: ['createTime', 'sendTime', 'targetCount', 'successCount', 'failCount', 'answerCount'],
})
on(questionnaires.listPushes)((input, { user }) => {
  if (input.view === 'batch') {
    demandOnePage(user, PAGES)
    const own = pushes().filter(({ paperId }) => text(input.paperId) === '' || paperId === text(input.paperId))
    return batches.page(batchViews(own), input) as never // the reply for this view
  }
  const rows = rowsFor(user, input)
  const found = listed.fitting(pushRecordsFor(user, integer(input.pushType)), {
    ...input,
    status: undefined,
    failReason: undefined,
  })
  return { ...listed.page(rows, input, pushView(user)), ...pushFigures(found), batches: [] }
})
on(questionnaires.exportPushes)((input, { user }) => {
  demand(user, 'questionnaires.exportPushes')
  return sheetOf<PushRecord>(
    listed.exported(rowsFor(user, input), input).map(pushView(user)),
    columnsOf(
      fields,
      'id',
      'title',
      'pushId',
      'customerName',
      'phone',
      'vin',
      'seriesName',
      'dealerName',
      'businessNo',
      'channel',
      'failReason',
      'retryCount',
      'status',
      'pushTime',
    ),
  )
})
on(questionnaires.retryPush)((input, { user, now }) => {
  demand(user, 'questionnaires.retryPush')
  return retryPush(input, user, now)
})
const TEMPLATES: Readonly<Record<string, readonly [head: string, sample: string]>> = {
  import_paper_push: ['手机号', '13800138000'],
  import_paper_vin: ['VIN', 'LQMAB1234AB123456'],
}
on(questionnaires.downloadPushTemplate)(({ code }, { user }) => {
  demandHead(user, 'questionnaires.createPush')
  const template = TEMPLATES[text(code)]
  if (!template) throw new Refusal(400, '模板不存在')
  const [head, sample] = template
  return xlsFile('template.xls', [head], [[sample]])
})
