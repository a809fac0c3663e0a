import './enrolments.css'
import { Empty } from 'antd'
import * as activities from '@/api/community/socialActivities'
import { useViewer } from '@/business/viewer'
import { organizer } from '@/entities/community/activity'
import { enroll, type EnrollDetail, enrollStatus } from '@/entities/community/enroll'
import { enrollField, type EnrollField } from '@/entities/community/enrollField'
import { joinScope } from '@/entities/community/shared'
import { is } from '@/entities/field'
import { useColumn } from '@/kit/list/SubTable'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import type { FactsProps } from '@/kit/show/Facts'
import { Picture } from '@/kit/show/Picture'
import { SmallTable } from '@/kit/show/SmallTable'
import { mayHave } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { SeriesNames } from '../parts/series'
import { EnrollFigures } from './parts/EnrollFigures'
import { EnrollForm } from './parts/EnrollForm'
import { EnrollPhone } from './parts/EnrollPhone'
import { enrollName, useEnrollShelf } from './parts/useEnrollShelf'
import { initialOf, isOpen } from './parts/enrollValues'
import { DETAIL, RECORDS } from './paths'

const FIELDS = [
  enrollField.label,
  enrollField.fieldType,
  enrollField.required,
  enrollField.options,
  enrollField.tip,
] as const

const FieldList = ({ fields }: { fields: readonly EnrollField[] }) => {
  const t = useT()
  const column = useColumn()
  return (
    <SmallTable
      scroll={{ x: 640 }}
      dataSource={fields.map((field, key) => ({ ...field, key }))}
      columns={FIELDS.map(column)}
      locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('list.empty')} /> }}
    />
  )
}

const factsOf = (row: EnrollDetail, t: Translate): FactsProps<EnrollDetail>['fields'] => [
  enroll.id,
  [
    enroll.cover,
    row.cover && <Picture key="cover" src={row.cover} alt={t(enroll.cover.label)} width={128} height={72} />,
  ],
  enroll.enrollCount,
  enroll.passCount,
  enroll.signCount,
  enroll.createBy,
  enroll.createTime,
  {
    title: 'enrolments.basics',
    facts: [
      enroll.activityType,
      enroll.organizer,
      ...(is(row.organizer, organizer.club) ? [enroll.clubName] : [enroll.dealerName]),
      enroll.cityName,
      enroll.address,
      enroll.startTime,
      enroll.endTime,
    ],
  },
  {
    title: 'enrolments.rules',
    facts: [
      enroll.enrollStart,
      enroll.enrollEnd,
      enroll.quota,
      enroll.perLimit,
      enroll.joinScope,
      ...(is(row.joinScope, joinScope.seriesOwners)
        ? [
            [
              { ...enroll.joinScope, key: 'seriesCodes', label: 'enrolments.series' },
              <SeriesNames key="series" codes={row.seriesCodes} />,
            ] as const,
          ]
        : []),
      enroll.points,
      enroll.reviewMode,
    ],
  },
]

export default function EnrolmentDetail() {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const { go } = useScreen()
  const linkTo = usePermittedLinks()
  const { shelf, window } = useEnrollShelf((row) => go(to(DETAIL, { id: row.id, mode: 'edit' })))
  return (
    <>
      <RecordScreen
        load={{ query: activities.getEnroll.query }}
        title={enrollName}
        status={enroll.status}
        create={hq && may('socialActivities.createEnroll') && t('activities.new')}
        edits={(row) => hq && may('socialActivities.updateEnroll') && isOpen(row)}
        form={(row, copied) => <EnrollForm key={row?.id ?? copied?.id ?? 'new'} row={row} copied={copied} />}
        actions={(row) => {
          const records = mayHave(row.enrollCount) ? linkTo(RECORDS, { activityId: row.id }) : undefined
          return [
            { label: 'enrolments.records', hide: !records, run: () => records?.() },
            ...(hq ? shelf(row) : []),
            {
              label: 'kit.copy',
              can: 'socialActivities.createEnroll',
              hide: !hq,
              run: () => go(to(DETAIL, { copyId: row.id })),
            },
          ]
        }}
        phone={(row) => <EnrollPhone of={initialOf(row)} />}
        facts={(row) => factsOf(row, t)}
        tabs={(row) => [
          ...(is(row.status, enrollStatus.draft)
            ? []
            : [{ key: 'stat', label: t('enrolments.figures'), children: <EnrollFigures of={row} /> }]),
          { key: 'form', label: t('enroll.formFields'), children: <FieldList fields={row.formFields} /> },
        ]}
      />
      {window}
    </>
  )
}
