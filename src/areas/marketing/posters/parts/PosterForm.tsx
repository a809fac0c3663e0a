import { Alert, Flex, Form } from 'antd'
import { useEffect, useState } from 'react'
import * as posters from '@/api/marketing/posters'
import type { PosterInput } from '@/api/marketing/posters'
import { SeriesPicker } from '@/business/SeriesPicker'
import { is } from '@/entities/field'
import type { QrBox } from '@/entities/marketing/boxes'
import { type Poster, poster } from '@/entities/marketing/poster'
import { posterStatus } from '@/entities/marketing/posterEnums'
import type { FormField } from '@/kit/form/Form'
import { FormScreen, type FormScreenPanel } from '@/kit/form/FormScreen'
import { isPictureUrl } from '@/kit/show/Picture'
import { pick } from '@/lib/pick'
import { formatTime } from '@/lib/time'
import { type TextKey, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { LabelSelect } from '../../parts/LabelSelect'
import { PeriodFields, PosterFields } from '../../parts/PosterFields'
import { PosterPhone } from './PosterPhone'
import { checkForApp } from './appFit'
import { KIND, SHELF } from './shelf'

/** Delay before the picture is checked again, in ms; a dragged box changes every frame. */
const PAUSE_MS = 200

/** Result of the check for the owner app: the poster fills the screen and its code is readable. */
const AppCheck = () => {
  const t = useT()
  const src: unknown = Form.useWatch(poster.imageUrl.key)
  // The canvas provides a box, or undefined before it has loaded.
  const box = Form.useWatch(poster.qrPosition.key) as QrBox | undefined // See above.
  const [found, setFound] = useState<{ of: string; faults: TextKey[] }>()
  const shown = typeof src === 'string' && isPictureUrl(src) ? src : ''
  const { x, y, size } = box ?? { x: 0, y: 0, size: 0 }
  const of = shown && size ? `${shown} ${x} ${y} ${size}` : ''
  useEffect(() => {
    if (!of) return
    let gone = false
    const look = () =>
      checkForApp(shown, { x, y, size }).then(
        ({ fills, light }): TextKey[] => [
          ...(light ? [] : (['posters.darkGround'] as const)),
          ...(fills ? [] : (['posters.blankEdges'] as const)),
        ],
        (): TextKey[] => ['posters.notChecked'],
      )
    const timer = setTimeout(() => void look().then((faults) => !gone && setFound({ of, faults })), PAUSE_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [of, shown, x, y, size])
  const faults = found?.of === of ? found.faults : undefined
  if (!of || !faults) return null
  return (
    <Flex vertical gap={8} role="status" aria-label={t('posters.check')}>
      {faults.length === 0 && <Alert type="success" showIcon title={t('posters.checked')} />}
      {faults.map((fault) => (
        <Alert key={fault} type="warning" showIcon title={t(fault)} />
      ))}
    </Flex>
  )
}

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

/** Form of a poster, saved with or without publishing it. In a panel it is for the owner app and checks the picture. */
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
