import { Form as AntForm } from 'antd'
import * as recommends from '@/api/content/recommends'
import type { RecommendInput } from '@/api/content/recommends'
import { recommend, type Recommend, recPosition } from '@/entities/content/recommend'
import { audience, client, recContent, shelfStatus } from '@/entities/content/shared'
import { recommendSlots } from '@/entities/content/slots'
import { is } from '@/entities/field'
import { Choices, NumberBox } from '@/kit/form/controls'
import type { FormApi } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { useSavedPage } from '@/kit/page/savedPage'
import { mayHave, numberIn } from '@/lib/counts'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { spanOf } from '../../parts/scheduleDays'
import { Overlap } from '../../parts/Overlap'
import { SlotSelect } from '../../parts/SlotSelect'
import { useLedTo } from '../../parts/useLedTo'
import { ContentFields } from '../../parts/ContentFields'
import { CoverField } from '../../parts/CoverField'
import { isDead } from '../../parts/recommendCells'
import { RecommendPhone } from './RecommendPhone'
import { pageWith } from '../../parts/recommendRules'
import { isUp } from '../../parts/shelf'

const CLIENTS = client.options.map(({ value }) => Number(value))
const TYPES = recContent.options.map(({ value }) => Number(value))
const MAX_TITLE = recommend.title.max ?? 0

const initialOf = (row: Recommend | undefined): RecommendInput =>
  row
    ? {
        ...pick(
          row,
          'position',
          'contentType',
          'contentId',
          'contentTitle',
          'title',
          'cornerText',
          'cover',
          'audience',
        ),
        ...pick(row, 'startTime', 'endTime'),
        appTypes: row.appTypes.map(Number),
        sort: numberIn(row.sort) ?? undefined,
      }
    : { audience: audience.everyone, appTypes: CLIENTS }
/** Places in the feed start at 1, sort numbers at 0. */
const inputOf = (values: RecommendInput): RecommendInput => ({
  ...values,
  sort: values.sort ?? (is(values.position, recPosition.homeFeed) ? 1 : 0),
})

export const RecommendForm = ({ row, copied }: { row?: Recommend; copied?: Recommend }) => {
  const t = useT()
  const may = useMay()
  const onSaved = useSavedPage()
  const initial = copied ? { ...initialOf(copied), startTime: '', endTime: '' } : initialOf(row)
  return (
    <FormScreen<RecommendInput>
      name="recommend"
      row={row}
      initial={initial}
      input={inputOf}
      create={recommends.create}
      update={recommends.update}
      read={recommends.get}
      publish={
        !(row && isUp(row)) &&
        may('recommends.shelve') && {
          label: 'hot.savePutUp',
          run: (id, options) => recommends.shelve({ id, status: shelfStatus.up }, options),
        }
      }
      done={t('hot.saved')}
      onSaved={onSaved}
      phone={(values) => (
        <RecommendPhone
          page={pageWith(values.position)}
          rows={[{ ...values, id: row?.id ?? 'new' }]}
          focus={row?.id ?? 'new'}
        />
      )}
    >
      {(api) => <Fields {...api} row={row} from={row ?? copied} initial={initial} />}
    </FormScreen>
  )
}

const Fields = ({
  Field,
  show,
  row,
  from,
  initial,
}: FormApi<RecommendInput> & {
  row: Recommend | undefined
  from: Recommend | undefined
  initial: RecommendInput
}) => {
  const t = useT()
  const position: unknown = AntForm.useWatch(recommend.position.key) ?? initial.position
  const isFeed = is(Number(position), recPosition.homeFeed)
  const isFixed = row !== undefined && mayHave(row.viewCount)
  const hasRun = (numberIn(row?.viewCount) ?? 0) > 0
  useLedTo({ show }, recommend.endTime.key)
  return (
    <>
      <Field of={recommend.position} disabled={isFixed} hint={hasRun ? t('rec.positionFixed') : undefined}>
        <SlotSelect field={recommend.position} slots={recommendSlots} />
      </Field>
      <ContentFields
        Field={Field}
        fields={recommend}
        types={TYPES}
        initial={initial}
        gone={from !== undefined && isDead(from)}
        max={MAX_TITLE}
      />
      <div className="two-columns">
        <Field of={recommend.title} />
        <Field of={recommend.cornerText} />
      </div>
      <CoverField
        Field={Field}
        of={recommend.cover}
        slot={recommendSlots[Number(position)]}
        initial={initial.cover}
        optional={is(Number(position), recPosition.headline) ? t('rec.coverOptional') : undefined}
      />
      <Field of={recommend.appTypes}>
        <Choices field={recommend.appTypes} />
      </Field>
      <Field of={recommend.audience} required />
      <div className="two-columns">
        <Field of={recommend.startTime} />
        <Field
          of={recommend.endTime}
          needs={[recommend.startTime]}
          check={(endTime, { startTime }) =>
            !startTime || !endTime || spanOf({ startTime, endTime }) ? undefined : t('rec.endFirst')
          }
        />
      </div>
      <Overlap
        own={row?.id}
        slots={recommendSlots}
        ask={(asked) =>
          recommends.list.query({ ...asked, status: shelfStatus.up, pageNo: 1, pageSize: 100 }, { quiet: true })
        }
      />
      <Field
        of={recommend.sort}
        hint={t(isFeed ? 'rec.feedHint' : 'rec.sortHint')}
        required={isFeed}
        needs={[recommend.position]}
        check={(value) => {
          const place = numberIn(value)
          return isFeed && place !== null && (place < 1 || place > 100) ? t('rec.feedRule') : undefined
        }}
      >
        <NumberBox precision={0} min={isFeed ? 1 : 0} max={isFeed ? 100 : 9999} />
      </Field>
    </>
  )
}
