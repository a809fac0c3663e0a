import { Button } from 'antd'
import { useState } from 'react'
import * as questionnaires from '@/api/voice/questionnaires'
import { cell } from '@/api/refs'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import {
  mayHaveAnswers,
  paperType,
  questionnaire,
  type Questionnaire,
  questionnaireStatus as states,
  TRIGGERED,
} from '@/entities/voice/questionnaire'
import type { Action } from '@/kit/actions/actions'
import { useAction } from '@/kit/data/useAction'
import { Dialog } from '@/kit/dialog/dialog'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { statusTabs } from '@/kit/list/statusTabs'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { plain } from '@/kit/show/format'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { BANK, PAPER, PAPER_FORM } from '../parts/links'
import { paperName, usePaperActions } from '../parts/usePaperActions'
import { usePaperLinks } from '../parts/usePaperLinks'
import { PERIOD } from './parts/paperColumns'

/** Leaves room for the suffix of a copied title. */
const MAX_NAME = (questionnaire.title.max ?? 0) - 8
const COPIED = [
  ...(['title', 'paperType', 'description', 'thanksText', 'anonymousFlag', 'repeatType'] as const),
  ...(['rewardPoints', 'triggerDelay', 'validDays', 'questions'] as const),
] as const
const TEMPLATES = [...TRIGGERED, paperType.nps]
const FILTERS = [
  statusTabs(questionnaire.status),
  containsFilter(questionnaire.title),
  questionnaire.paperType,
  questionnaire.anonymousFlag,
  containsFilter(questionnaire.createBy),
  questionnaire.updateTime,
] as const
const SORT = { field: questionnaire.updateTime.key, order: 'desc' } as const
const COLUMNS: readonly ColumnOf<Questionnaire>[] = [
  { field: questionnaire.title, width: 240, link: ({ id }) => to(PAPER, { id }) },
  questionnaire.status,
  questionnaire.paperType,
  questionnaire.questionCount,
  questionnaire.answerCount,
  questionnaire.answerRate,
  questionnaire.avgScore,
  questionnaire.pushCount,
  PERIOD,
  questionnaire.anonymousFlag,
  questionnaire.createBy,
  questionnaire.updateTime,
  questionnaire.id,
]

export default function QuestionnaireList() {
  const t = useT()
  const may = useMay()
  const { go } = useScreen()
  const { head } = useViewer()
  const linkTo = usePermittedLinks()
  const { act } = useAction()
  const { start, stop, windows } = usePaperActions()
  const { push, figures, exportAnswers } = usePaperLinks()
  const [choosing, setChoosing] = useState(false)
  const copy = (row: Questionnaire) =>
    act(
      async () => {
        const read = pick(await questionnaires.get({ id: row.id }), ...COPIED)
        const title = t('questionnaires.copyName', { name: [...read.title].slice(0, MAX_NAME).join('') })
        const made = plain(cell('id', await questionnaires.create({ ...read, title, startTime: '', endTime: '' })))
        if (made) go(to(PAPER_FORM, { id: made }))
      },
      { done: t('questionnaires.copied') },
    )
  const actionsOf = (row: Questionnaire): Action[] => [
    { label: 'kit.detail', run: () => go(to(PAPER, { id: row.id })) },
    start(row),
    push(row),
    {
      label: 'kit.edit',
      can: 'questionnaires.update',
      hide: !head || !is(row.status, states.draft, states.stopped),
      run: () => go(to(PAPER_FORM, { id: row.id })),
    },
    figures(row),
    exportAnswers(row),
    stop(row),
    { label: 'kit.duplicate', can: 'questionnaires.create', hide: !head, run: () => void copy(row) },
    {
      label: 'kit.delete',
      can: 'questionnaires.remove',
      danger: true,
      hide: !head || is(row.status, states.collecting) || mayHaveAnswers(row),
      ask: { title: t('questionnaires.deleteAsk', { name: paperName(row) }) },
      run: () => questionnaires.remove({ id: row.id }),
      done: t('questionnaires.deleted'),
    },
  ]
  const bank = linkTo(BANK)
  return (
    <>
      <ListScreen
        load={questionnaires.list}
        rowKey={questionnaire.id}
        nameOf={paperName}
        filters={FILTERS}
        columns={COLUMNS}
        sort={SORT}
        create={{ label: 'questionnaires.new', can: 'questionnaires.create', hide: !head, run: () => go(PAPER_FORM) }}
        toolbar={
          <>
            {head && may('questionnaires.create') && (
              <Button onClick={() => setChoosing(true)}>{t('questionnaires.byTemplate')}</Button>
            )}
            {bank && <Button onClick={bank}>{t('questionnaires.bank')}</Button>}
          </>
        }
        actions={actionsOf}
      />
      {windows}
      <Dialog open={choosing} title={t('questionnaires.byTemplate')} onClose={() => setChoosing(false)}>
        <p className="quiet">{t('questionnaires.templateHint')}</p>
        <div className="paper-templates">
          {paperType.options
            .filter(({ value }) => TEMPLATES.some((one) => one === value))
            .map(({ value, label }) => (
              <Button
                key={value}
                block
                onClick={() => {
                  setChoosing(false)
                  go(to(PAPER_FORM, { template: value }))
                }}
              >
                {t(label)}
              </Button>
            ))}
        </div>
      </Dialog>
    </>
  )
}
