import { Form as AntForm } from 'antd'
import * as carModelPlates from '@/api/community/carModelPlates'
import * as files from '@/api/system/files'
import { type Plate, plate, plateType } from '@/entities/community/plate'
import { plateStatus, postMode, userType } from '@/entities/community/shared'
import type { SocialUser } from '@/entities/community/socialUser'
import { is } from '@/entities/field'
import { useLoad } from '@/kit/data/load'
import { Choice, NumberBox } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImageBox } from '@/kit/form/ImageBox'
import { useTaken } from '@/kit/form/useTaken'
import { Facts } from '@/kit/show/Facts'
import { mayHave, numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { AppUsersBox } from '../../parts/AppUserBox'
import { allPlates } from '../../parts/pickFilters'
import { SeriesSelect, useSeries, useSeriesNames } from '../../parts/series'
import { useSavedPage } from '@/kit/page/savedPage'
import { PlatePhone } from './BoardPhone'
import { isUp } from './plateShelf'
import { TopicsOf } from './TopicsOf'

type Values = Omit<carModelPlates.PlateInput, 'moderators' | 'status'> & { moderators?: SocialUser[] }
const MODERATORS = { ...plate.moderators, value: undefined as SocialUser[] | undefined } // Type in the form.
const MAX_MODERATORS = 5
const MAX_SERIES = 10
const HEADS = [userType.owner, userType.president, userType.official] as const

const initialOf = (row: Plate | undefined): Partial<Values> =>
  row
    ? {
        ...row,
        sort: numberIn(row.sort) ?? undefined,
      }
    : { postMode: postMode.everyone, defaultFlag: 0, sort: 0, seriesCodes: [], moderators: [] }

const inputOf = ({ moderators = [], ...values }: Values): carModelPlates.PlateInput => ({
  ...values,
  moderators: moderators.map(({ userId }) => userId),
})

export const PlateForm = ({ row }: { row?: Plate }) => {
  const t = useT()
  const onSaved = useSavedPage()
  const shelf = (publishing: boolean) => (publishing ? { status: plateStatus.up } : {})
  return (
    <FormScreen<Values, carModelPlates.PlateInput>
      name="plate"
      row={row}
      initial={initialOf(row)}
      input={inputOf}
      create={(input, options, saving) => carModelPlates.create({ ...input, ...shelf(saving.publishing) }, options)}
      update={(changed, options, saving) => carModelPlates.update({ ...changed, ...shelf(saving.publishing) }, options)}
      read={carModelPlates.get}
      publish={!(row && isUp(row)) && { label: 'boards.saveUp' }}
      done={t('community.saved')}
      onSaved={onSaved}
      phone={(values) => <PlatePhone of={{ id: row?.id, followCount: row?.followCount, ...values }} />}
    >
      {({ Field }) => <Fields Field={Field} row={row} />}
    </FormScreen>
  )
}

const Fields = ({ Field, row }: { Field: FormField<Values>; row?: Plate }) => {
  const t = useT()
  const seriesName = useSeriesNames()
  const { error: seriesFailed } = useSeries()
  const kind: unknown = AntForm.useWatch(plate.plateType.key) ?? row?.plateType
  const isCar = is(kind, plateType.car)
  const isFixed = row !== undefined && mayHave(row.dynamicCount)
  const hasPosts = (numberIn(row?.dynamicCount) ?? 0) > 0
  const { data } = useLoad(allPlates(), { recent: true })
  const others = (data?.records ?? []).filter(({ id }) => id !== row?.id)
  const nameTaken = useTaken((plateName) => carModelPlates.list({ plateName, pageSize: 100 }, { quiet: true }), {
    key: 'plateName',
    fault: t('boards.nameTaken'),
    own: row?.plateName,
  })
  const seriesError = (value: unknown) => {
    if (isCar && seriesFailed) return t('boards.seriesFailed')
    const codes = Array.isArray(value) ? value.map(String) : []
    if (codes.length > MAX_SERIES) return t('boards.maxSeries', { count: MAX_SERIES })
    for (const code of codes) {
      const other = others.find(({ seriesCodes }) => seriesCodes.includes(code))
      if (other) return t('boards.seriesTaken', { series: seriesName(code), plate: other.plateName })
    }
    return undefined
  }
  return (
    <>
      {row && (
        <>
          <Facts
            row={row}
            fields={[plate.id, plate.dynamicCount, plate.todayCount, plate.followCount, plate.updateTime]}
          />
          <TopicsOf plateId={row.id} />
        </>
      )}
      <div className="two-columns">
        <Field of={plate.plateName} check={nameTaken} />
        <Field of={plate.sort}>
          <NumberBox precision={0} min={0} max={999} />
        </Field>
      </div>
      <Field of={plate.plateType} disabled={isFixed} hint={hasPosts ? t('boards.typeFixed') : undefined}>
        <Choice field={plate.plateType} />
      </Field>
      <Field of={plate.seriesCodes} required={isCar} check={seriesError}>
        <SeriesSelect<string[]> multiple label={t(plate.seriesCodes.label)} />
      </Field>
      <div className="two-columns">
        <Field of={plate.icon} hint={t('boards.iconHint')}>
          <ImageBox to={files.upload} drop={files.remove} megabytes={1} />
        </Field>
        <Field of={plate.cover} hint={t('boards.coverHint')}>
          <ImageBox to={files.upload} drop={files.remove} megabytes={2} aspect={16 / 9} />
        </Field>
      </div>
      <Field of={plate.intro} />
      <Field of={MODERATORS} hint={t('boards.moderatorHint')}>
        <AppUsersBox
          label={t(plate.moderators.label)}
          max={MAX_MODERATORS}
          fault={(user) => (HEADS.some((code) => is(user.userType, code)) ? undefined : t('boards.noModerator'))}
        />
      </Field>
      <Field of={plate.postMode}>
        <Choice field={plate.postMode} />
      </Field>
      <Field of={plate.defaultFlag} />
    </>
  )
}
