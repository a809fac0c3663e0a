import { Form } from 'antd'
import * as posters from '@/api/marketing/posters'
import type { PosterInput } from '@/api/marketing/posters'
import { SeriesPicker } from '@/business/SeriesPicker'
import { is } from '@/entities/field'
import { type Poster, poster } from '@/entities/marketing/poster'
import { posterStatus } from '@/entities/marketing/posterEnums'
import type { FormField } from '@/kit/form/Form'
import { FormScreen, type FormScreenPanel } from '@/kit/form/FormScreen'
import { formatTime } from '@/lib/time'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { LabelSelect } from '../../parts/LabelSelect'
import { PeriodFields, PosterFields } from '../../parts/PosterFields'
import { AppCheck } from './AppCheck'
import { PosterPhone } from './PosterPhone'
import { KIND, SHELF } from './shelf'

const initialOf = (row: Poster | undefined): Partial<PosterInput> => {
  if (!row) return { showCard: 1, labels: [], startTime: formatTime(Date.now(), 'YYYY-MM-DD HH:mm:00') }
  return {
    ...pick(row, 'title', 'posterType', 'imageUrl', 'qrPosition', 'showCard', 'shareText', 'startTime', 'endTime'),
    labels: row.labels.map(({ id }) => id),
    seriesName: row.seriesCode || undefined,
  }
}
const inputOf = (values: PosterInput): PosterInput => ({
  ...values,
  shareText: values.shareText ?? '',
  endTime: values.endTime ?? '',
  labels: values.labels ?? [],
  seriesName: values.seriesName ?? '',
})

const Fields = ({ Field, row }: { Field: FormField<PosterInput>; row?: Poster }) => {
  const t = useT()
  const model: unknown = Form.useWatch(poster.seriesName.key)
  return (
    <>
      <PosterFields Field={Field} image={poster.imageUrl} position={poster.qrPosition} />
      <Field of={poster.showCard} hint={t('posters.cardHint')} />
      <div className="two-columns">
        <Field of={poster.title} />
        <Field of={poster.posterType} />
      </div>
      <Field of={poster.shareText} hint={t('posters.textHint')} />
      <div className="two-columns">
        <Field of={poster.seriesName}>
          <SeriesPicker placeholder={t(poster.seriesName.label)} />
        </Field>
        <Field of={poster.labels}>
          <LabelSelect
            kind={KIND}
            model={typeof model === 'string' ? model : undefined}
            known={row?.labels}
            label={t(poster.labels.label)}
          />
        </Field>
      </div>
      <PeriodFields Field={Field} start={poster.startTime} end={poster.endTime} ahead />
    </>
  )
}

/** Makes a poster, or changes one; saved, or saved and put up. In a panel it is for the owner app, which its picture is checked for. */
export const PosterForm = ({ row, panel }: { row?: Poster; panel?: FormScreenPanel }) => {
  const t = useT()
  const may = useMay()
  return (
    <FormScreen<PosterInput>
      name="poster"
      row={row}
      initial={initialOf(row)}
      input={inputOf}
      create={posters.create}
      whole
      update={posters.update}
      publish={
        !is(row?.status, posterStatus.up) &&
        may(SHELF.canShelve) && {
          label: 'materials.savePutUp',
          run: (id, options) => posters.setRank({ id, status: posterStatus.up }, options),
          done: t('materials.savedUp'),
        }
      }
      done={t('materials.saved')}
      panel={panel}
      phone={(values) => <PosterPhone of={values} />}
    >
      {({ Field }) => (
        <>
          <Fields Field={Field} row={row} />
          {panel && <AppCheck />}
        </>
      )}
    </FormScreen>
  )
}
