import { Button } from 'antd'
import * as questionnaires from '@/api/voice/questionnaires'
import { type PushRecord, pushRecord as record, pushType } from '@/entities/voice/paperPush'
import { useAction } from '@/kit/data/useAction'
import { downloadFile } from '@/kit/files/files'
import { searchFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, dateRangeFilter, phoneFilter } from '@/kit/list/filters'
import { useList } from '@/kit/list/place'
import { vinFilter } from '@/kit/list/vinFilter'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { plain } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { useT } from '@/locales'
import { PAPER, PAPER_PUSH } from '../parts/links'
import { FAILED, PushFailures, REASON, RETRIES } from './parts/PushFailures'

const PAPER_FILTER = searchFilter(
  { key: 'paperId', label: record.title.label },
  {
    ask: (title) => questionnaires.list.query({ title, pageNo: 1, pageSize: 20 }),
    one: (id) => questionnaires.get.query({ id }),
    choice: ({ id, title }) => ({ value: id, label: title }),
  },
)
const FILTERS = [
  FAILED,
  PAPER_FILTER,
  phoneFilter(record.phone),
  choicesFilter(record.failReason),
  containsFilter(record.pushId),
  vinFilter(record.vin),
  record.channel,
  dateRangeFilter(record.pushTime),
]
const COLUMNS: readonly ColumnOf<PushRecord>[] = [
  { field: record.customerName, width: 150, below: record.phone },
  REASON,
  { field: record.status, width: 110 },
  RETRIES,
  {
    field: record.title,
    width: 220,
    cell: ({ title, paperId }) => <PermittedLink text={title} path={PAPER} query={{ id: paperId }} />,
  },
  record.channel,
  { field: record.vin, width: 190 },
  record.seriesName,
  { field: record.pushId, width: 130 },
  record.pushTime,
  { field: record.id, width: 130 },
]

const Template = () => {
  const t = useT()
  const linkTo = usePermittedLinks()
  const { search } = useList()
  const { act, busy } = useAction()
  const fetchTemplate = () =>
    act(() => downloadFile(questionnaires.downloadPushTemplate, { code: 'import_paper_push' }), { keep: true })
  const push = linkTo(PAPER_PUSH, { id: plain(search.paperId) })
  return (
    <>
      <Button loading={busy} title={t('paperPushes.templateNote')} onClick={() => void fetchTemplate()}>
        {t('paperPushes.template')}
      </Button>
      {push && <Button onClick={push}>{t('paperPushes.pushAnew')}</Button>}
    </>
  )
}

export default function FailureList() {
  return <PushFailures kind={pushType.manual} filters={FILTERS} columns={COLUMNS} help={<Template />} />
}
