import './answerSheets.css'
import { Progress, Switch } from 'antd'
import { useState } from 'react'
import * as questionnaires from '@/api/voice/questionnaires'
import { isYes } from '@/entities/field'
import { type AnswerSheetDetail, answerSheet as fields } from '@/entities/voice/answerSheet'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Card } from '@/kit/show/Card'
import { useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { SheetAnswers } from './parts/SheetAnswers'
import { nameOfSheet, sheetFacts, SheetMarks } from './parts/sheetRows'

const RING = 72

const ScoreRing = ({ row }: { row: AnswerSheetDetail }) => {
  const t = useT()
  const { oneDecimal } = useFormats()
  const score = numberIn(row.score)
  if (score === null) return null
  return (
    <div className="sheet-head">
      <Progress
        type="circle"
        size={RING}
        percent={score}
        status={isYes(row.lowFlag) ? 'exception' : 'normal'}
        format={() => oneDecimal(score)}
        aria-label={t(fields.score.label)}
      />
    </div>
  )
}

const Answers = ({ row: { items } }: { row: AnswerSheetDetail }) => {
  const t = useT()
  const [onlyLow, setOnlyLow] = useState(false)
  return (
    <Card
      title={t('answerSheets.items')}
      extra={
        <label className="sheet-score">
          <Switch size="small" checked={onlyLow} onChange={setOnlyLow} aria-label={t('answerSheets.onlyLow')} />
          {t('answerSheets.onlyLow')}
        </label>
      }
    >
      <SheetAnswers items={items} onlyLow={onlyLow} />
    </Card>
  )
}

export default function SheetDetail() {
  return (
    <RecordScreen
      load={questionnaires.getAnswer}
      title={nameOfSheet}
      status={fields.status}
      marks={(row) => <SheetMarks row={row} />}
      above={(row) => <ScoreRing row={row} />}
      facts={sheetFacts}
    >
      {(row) => <Answers key={row.id} row={row} />}
    </RecordScreen>
  )
}
