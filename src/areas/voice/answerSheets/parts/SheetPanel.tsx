import * as questionnaires from '@/api/voice/questionnaires'
import { answerSheet as fields } from '@/entities/voice/answerSheet'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { plain } from '@/kit/show/format'
import { SHEET } from '../../parts/links'
import { SheetAnswers } from './SheetAnswers'
import { nameOfSheet, sheetFacts, SheetMarks } from './sheetRows'

export const SheetPanel = () => {
  const linkTo = usePermittedLinks()
  return (
    <RecordPanel
      load={questionnaires.getAnswer}
      title={nameOfSheet}
      status={fields.status}
      marks={(row) => <SheetMarks row={row} />}
      actions={(row) => {
        const page = linkTo(SHEET, { id: plain(row.id) })
        return [{ label: 'kit.openPage', hide: !page, run: () => page?.() }]
      }}
      facts={sheetFacts}
    >
      {({ items }) => <SheetAnswers items={items} />}
    </RecordPanel>
  )
}
