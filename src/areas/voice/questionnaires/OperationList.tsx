import '../parts/questions.css'
import './questionnaires.css'
import { Button, Space } from 'antd'
import { useMemo, useState } from 'react'
import * as questionnaires from '@/api/voice/questionnaires'
import { useViewer } from '@/business/viewer'
import { isYes } from '@/entities/field'
import {
  paperShelf,
  questionnaire,
  type Questionnaire,
  type QuestionnaireDetail,
  questionnaireStatus as states,
} from '@/entities/voice/questionnaire'
import { useLinkActions } from '@/kit/actions/links'
import { Loaded, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { statusTabs } from '@/kit/list/statusTabs'
import { type Open, useOpened } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { optionName } from '@/kit/show/format'
import { LinkCard } from '@/kit/show/LinkCard'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { PhoneNone } from '@/kit/show/phoneParts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { PAPER, PAPER_FIGURES, PAPERS } from '../parts/links'
import { PaperPhone } from '../parts/PaperPhone'
import { paperName, usePaperActions } from '../parts/usePaperActions'
import { ChoosePaper } from './parts/ChoosePaper'
import { PERIOD } from './parts/paperColumns'
import { SceneStrip } from './parts/SceneStrip'

const PREVIEW = 'preview'
const FILTERS = [
  statusTabs(questionnaire.status),
  containsFilter(questionnaire.title),
  questionnaire.paperType,
  questionnaire.shelfStatus,
  questionnaire.topFlag,
  containsFilter(questionnaire.createBy),
  questionnaire.endTime,
] as const
const SORT = { field: questionnaire.updateTime.key, order: 'desc' } as const

const columnsOf = (
  open: Open,
  { shelf, pin }: Pick<ReturnType<typeof usePaperActions>, 'shelf' | 'pin'>,
): ColumnOf<Questionnaire>[] => [
  { field: questionnaire.title, width: 240, open: ({ id }) => open(PREVIEW, id) },
  { field: questionnaire.status, width: 100 },
  { field: questionnaire.paperType, width: 130 },
  {
    field: questionnaire.shelfStatus,
    width: 100,
    cell: (row) => shelf.toggle(row, paperName(row)),
  },
  { field: questionnaire.topFlag, width: 84, cell: (row) => pin.toggle(row, paperName(row)) },
  { field: questionnaire.answerCount, width: 100 },
  { field: questionnaire.answerRate, width: 100 },
  { field: questionnaire.avgScore, width: 104 },
  { field: questionnaire.pushCount, width: 110 },
  { field: questionnaire.questionCount, width: 92 },
  PERIOD,
  questionnaire.updateTime,
  questionnaire.id,
]

export default function OperationList() {
  const t = useT()
  const may = useMay()
  const { head } = useViewer()
  const { open } = useOpened()
  const ways = usePermittedLinks()
  const linkTo = useLinkActions()
  const { start, stop, shelf, pin, windows } = usePaperActions()
  const [scene, choose] = useState<questionnaires.PaperScene>()
  const [isCenter, showCenter] = useState(false)
  const columns = useMemo(() => columnsOf(open, { shelf, pin }), [open, shelf, pin])
  const actionsOf = (row: Questionnaire | QuestionnaireDetail) => [
    start(row),
    stop(row),
    ...shelf.actions(row),
    ...pin.actions(row),
    linkTo('questionnaires.answers', PAPER, { id: row.id }),
    linkTo('paperActions.figures', PAPER_FIGURES, { id: row.id }),
  ]
  const design = ways(PAPERS)
  return (
    <>
      <ListScreen
        load={questionnaires.list}
        rowKey={questionnaire.id}
        nameOf={paperName}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        above={() => (
          <SceneStrip
            preview={(id) => open(PREVIEW, id)}
            choose={head && may('questionnaires.start') ? choose : undefined}
          />
        )}
        toolbar={
          <Space wrap>
            {design && <Button onClick={design}>{t('questionnaires.design')}</Button>}
            <Button onClick={() => showCenter(true)}>{t('questionnaires.center')}</Button>
          </Space>
        }
        actions={(row) => [{ label: 'questionnaires.preview', run: () => open(PREVIEW, row.id) }, ...actionsOf(row)]}
      />
      <RecordPanel
        load={questionnaires.get}
        title={paperName}
        status={questionnaire.status}
        actions={actionsOf}
        facts={() => [questionnaire.paperType, questionnaire.questionCount, questionnaire.endTime]}
      >
        {(row) => (
          <div className="scene-choice">
            <div>{row.url && <LinkCard url={row.url} />}</div>
            <PaperPhone of={row} />
          </div>
        )}
      </RecordPanel>
      {windows}
      {scene && <ChoosePaper scene={scene} onClose={() => choose(undefined)} />}
      <Panel open={isCenter} width={460} title={t('questionnaires.center')} onClose={() => showCenter(false)}>
        {isCenter && <Center />}
      </Panel>
    </>
  )
}

const SHOWN = questionnaires.list.query(
  {
    status: states.collecting,
    shelfStatus: paperShelf.shown,
    sortField: questionnaire.updateTime.key,
    sortOrder: 'desc',
    pageNo: 1,
    pageSize: 100,
  },
  { quiet: true },
)

const Center = () => {
  const t = useT()
  const load = useLoad(SHOWN)
  const rows = load.data?.records ?? []
  const order = [...rows.filter(({ topFlag }) => isYes(topFlag)), ...rows.filter(({ topFlag }) => !isYes(topFlag))]
  return (
    <Loaded load={load}>
      <PhoneFrame title={t('questionnaires.centerTitle')}>
        {order.length === 0 && <PhoneNone>{t('questionnaires.centerNone')}</PhoneNone>}
        <ul className="app-papers">
          {order.map((row) => (
            <li key={row.id}>
              <strong>
                <bdi>{paperName(row)}</bdi>
              </strong>
              <small>
                {isYes(row.topFlag) && `${t(questionnaire.topFlag.label)} · `}
                {optionName(t, questionnaire.paperType, row.paperType)}
              </small>
            </li>
          ))}
        </ul>
      </PhoneFrame>
    </Loaded>
  )
}
