import '../parts/questions.css'
import { Alert, Skeleton } from 'antd'
import { useState } from 'react'
import * as questionnaires from '@/api/voice/questionnaires'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { paperType, questionnaire, questionnaireStatus as states } from '@/entities/voice/questionnaire'
import { useFresh } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { Unread } from '@/kit/record/NoRecord'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { PaperPhone } from '../parts/PaperPhone'
import { paperName } from '../parts/usePaperActions'
import { DesignForm } from './parts/DesignForm'
import { templateOf } from './parts/paperValues'

const BANK = questionnaires.listBank.query({}, { quiet: true })

/**
 * Editor of a questionnaire: a new one, one from the template of a scene, or a draft or stopped one. Any other opens
 * read-only.
 */
export default function PaperForm() {
  const t = useT()
  const may = useMay()
  const { query } = useScreen()
  const { head } = useViewer()
  const template = paperType.options.find(({ value }) => String(value) === query.get('template'))?.value
  return (
    <RecordScreen
      opened
      load={questionnaires.get}
      title={paperName}
      status={questionnaire.status}
      create={head && may('questionnaires.create') && t('paperDesign.new')}
      edits={(row) => head && may('questionnaires.update') && is(row.status, states.draft, states.stopped)}
      above={(row) =>
        head &&
        is(row.status, states.collecting) && <Alert type="warning" showIcon title={t('paperDesign.stopFirst')} />
      }
      facts={() => [
        questionnaire.paperType,
        questionnaire.questionCount,
        questionnaire.answerCount,
        questionnaire.startTime,
        questionnaire.endTime,
        questionnaire.updateTime,
      ]}
      phone={(row) => <PaperPhone of={row} />}
      form={(row) =>
        row || template === undefined ? <DesignForm row={row} /> : <ByTemplate key={template} type={template} />
      }
    />
  )
}

const ByTemplate = ({ type }: { type: NonNullable<Parameters<typeof templateOf>[0]> }) => {
  const { data, error, retry } = useFresh(BANK)
  const [begin, setBegin] = useState<ReturnType<typeof templateOf>>()
  if (data && !begin) setBegin(templateOf(type, data))
  if (begin) return <DesignForm begin={begin} />
  return error ? <Unread error={error} retry={retry} /> : <Skeleton active paragraph={{ rows: 8 }} />
}
