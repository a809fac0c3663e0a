import { Tabs } from 'antd'
import * as questionnaires from '@/api/voice/questionnaires'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { questionnaire, type QuestionnaireDetail, questionnaireStatus as states } from '@/entities/voice/questionnaire'
import { useScreen } from '@/kit/page/screen'
import { NoRecord } from '@/kit/record/NoRecord'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { paperName } from '../parts/usePaperActions'
import { PushForm } from './parts/PushForm'
import { PushList } from './parts/PushList'

const RECORDS = 'records'

/** New push and earlier pushes. Both stay mounted, so that a new push is kept while others are viewed. */
const Parts = ({ row }: { row: QuestionnaireDetail }) => {
  const t = useT()
  const may = useMay()
  const { head } = useViewer()
  const { query, setQuery } = useScreen()
  const mayPush = head && may('questionnaires.createPush')
  const list = <PushList paperId={row.id} />
  if (!mayPush) return list
  const tab = query.get('tab') === RECORDS ? RECORDS : 'new'
  const open = (key: string) => setQuery({ tab: key === RECORDS ? key : undefined, page: undefined })
  return (
    <section className="card record-tabs">
      <Tabs
        activeKey={tab}
        onChange={open}
        items={[
          {
            key: 'new',
            label: t('pushPaper.new'),
            children: <PushForm key={row.id} row={row} onPushed={() => open(RECORDS)} />,
          },
          { key: RECORDS, label: t('pushPaper.records'), children: tab === RECORDS && list },
        ]}
      />
    </section>
  )
}

export default function PaperPushBoard() {
  const t = useT()
  const isOpen = ({ status }: QuestionnaireDetail) => is(status, states.collecting)
  return (
    <RecordScreen<QuestionnaireDetail>
      load={questionnaires.get}
      missing={t('pushPaper.notCollecting')}
      title={paperName}
      status={questionnaire.status}
      facts={(row) => [
        questionnaire.paperType,
        questionnaire.questionCount,
        [questionnaire.endTime, row.endTime ? undefined : t('pushPaper.noEnd')],
        questionnaire.rewardPoints,
      ]}
    >
      {(row) => (isOpen(row) ? <Parts row={row} /> : <NoRecord text={t('pushPaper.notCollecting')} />)}
    </RecordScreen>
  )
}
