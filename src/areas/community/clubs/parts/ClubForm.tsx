import { Form as AntForm } from 'antd'
import * as clubs from '@/api/community/clubs'
import * as files from '@/api/system/files'
import { DealerSelect } from '@/business/DealerSelect'
import { RegionCascader } from '@/business/RegionCascader'
import { useViewer } from '@/business/viewer'
import { club, type Club, type ClubPage, clubType, joinMode } from '@/entities/community/club'
import { userType } from '@/entities/community/shared'
import type { SocialUser } from '@/entities/community/socialUser'
import { is } from '@/entities/field'
import type { Confirmation } from '@/kit/dialog/ConfirmDialog'
import type { FormField } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImageBox } from '@/kit/form/ImageBox'
import { Choice, NumberBox } from '@/kit/form/controls'
import { useTaken } from '@/kit/form/useTaken'
import { useSavedPage } from '@/kit/page/savedPage'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { plain, useFormats } from '@/kit/show/format'
import { PhoneCover } from '@/kit/show/phoneParts'
import { numberIn } from '@/lib/counts'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { AppUserBox } from '../../parts/AppUserBox'
import { SeriesSelect, useSeriesNames } from '../../parts/series'

type ShownClub = Partial<
  Pick<
    Club,
    'clubName' | 'logo' | 'cover' | 'cityName' | 'seriesName' | 'presidentName' | 'slogan' | 'intro' | 'memberCount'
  >
>

const ClubPhone = ({ of }: { of: ShownClub }) => {
  const t = useT()
  const { count } = useFormats()
  const place = [of.cityName, of.seriesName].map(plain).filter(Boolean).join(' · ')
  return (
    <PhoneFrame title={t('clubs.page')} height={560}>
      <PhoneCover src={of.cover} />
      <div className="club-face">
        {isPictureUrl(of.logo) ? <PictureFrame src={of.logo} /> : <span className="club-sign" />}
        <span>
          <strong>
            <bdi>{plain(of.clubName).trim() || t('clubs.noName')}</bdi>
          </strong>
          {place && <small>{place}</small>}
          <small>{t('clubs.inApp', { count: count(of.memberCount) })}</small>
        </span>
      </div>
      {plain(of.slogan) && (
        <p>
          <bdi>{plain(of.slogan)}</bdi>
        </p>
      )}
      {plain(of.presidentName) && (
        <p>
          <bdi>{t('clubs.presides', { name: plain(of.presidentName) })}</bdi>
        </p>
      )}
      {plain(of.intro) && (
        <p>
          <bdi>{plain(of.intro)}</bdi>
        </p>
      )}
      <p className="club-join">{t('clubs.join')}</p>
    </PhoneFrame>
  )
}

/** Form values of a club. `cityCode` holds province and city; the president includes the name. */
type Values = Omit<clubs.ClubInput, 'provinceCode' | 'cityCode' | 'presidentId'> & {
  cityCode?: string[]
  cityNames?: string[]
  presidentId?: SocialUser
}
// Types as in the form. The wire has other shapes.
const CITY = { ...club.cityName, key: 'cityCode', value: undefined as string[] | undefined } as const
const SERIES = { ...club.seriesName, key: 'seriesCode' } as const
const DEALER = { ...club.dealerName, key: 'dealerCode' } as const
// Type as in the form.
const PRESIDENT = { ...club.presidentName, key: 'presidentId', value: undefined as SocialUser | undefined } as const
const BRAND = /官方|总部/

const initialOf = (row: ClubPage | undefined): Partial<Values> =>
  row
    ? {
        ...pick(
          row,
          'clubName',
          'clubType',
          'seriesCode',
          'dealerCode',
          'logo',
          'cover',
          'slogan',
          'intro',
          'joinMode',
        ),
        cityCode: [row.provinceCode, row.cityCode].filter(Boolean),
        cityNames: [row.provinceName, row.cityName].filter(Boolean),
        presidentId: row.presidentId
          ? { userId: row.presidentId, nickname: plain(row.presidentName), userType: userType.president }
          : undefined,
        memberLimit: numberIn(row.memberLimit) ?? undefined,
        sort: numberIn(row.sort) ?? undefined,
      }
    : { joinMode: joinMode.open, memberLimit: 500, sort: 0 }

const inputOf = (values: Values): clubs.ClubInput => {
  const { cityCode, cityNames: _names, presidentId, ...rest } = values
  return {
    ...rest,
    // Cleared fields are sent as empty.
    ...('cityCode' in values && { provinceCode: cityCode?.[0] ?? '', cityCode: cityCode?.[1] ?? '' }),
    ...('presidentId' in values && { presidentId: presidentId?.userId ?? '' }),
  }
}

export const ClubForm = ({ row }: { row?: ClubPage }) => {
  const t = useT()
  const onSaved = useSavedPage()
  const seriesName = useSeriesNames()
  const ask = ({ presidentId }: Values): Confirmation | undefined =>
    row?.presidentId && presidentId?.userId !== row.presidentId
      ? { title: t('clubs.presidentAsk', { name: plain(row.presidentName) }), effect: t('clubs.presidentEffect') }
      : undefined
  return (
    <FormScreen<Values, clubs.ClubInput>
      name="club"
      row={row}
      initial={initialOf(row)}
      input={inputOf}
      create={clubs.create}
      update={clubs.update}
      read={clubs.get}
      ask={ask}
      done={t('community.saved')}
      onSaved={onSaved}
      phone={({ cityNames = [], seriesCode, presidentId, ...values }) => (
        <ClubPhone
          of={{
            ...values,
            memberCount: row?.memberCount,
            cityName: cityNames[1],
            seriesName: seriesCode && seriesName(seriesCode),
            presidentName: presidentId?.nickname,
          }}
        />
      )}
    >
      {({ Field }) => <Fields Field={Field} row={row} />}
    </FormScreen>
  )
}

const Fields = ({ Field, row }: { Field: FormField<Values>; row?: ClubPage }) => {
  const t = useT()
  const { head } = useViewer()
  const form = AntForm.useFormInstance<Values>()
  const kind: unknown = AntForm.useWatch('clubType', form) ?? row?.clubType
  const city = AntForm.useWatch('cityCode', form)?.[1]
  const present = numberIn(row?.memberCount) ?? 0
  const nameTaken = useTaken((clubName) => clubs.list({ clubName, pageNo: 1, pageSize: 100 }, { quiet: true }), {
    key: 'clubName',
    fault: t('clubs.nameTaken'),
    own: row?.clubName,
  })
  const nameError = (value: unknown) => {
    const [brand] = head ? [] : (BRAND.exec(plain(value)) ?? [])
    return brand && plain(value) !== row?.clubName ? t('clubs.noBrand', { word: brand }) : nameTaken(value)
  }
  return (
    <>
      <div className="two-columns">
        <Field of={club.clubName} check={nameError} />
        <Field of={club.sort}>
          <NumberBox precision={0} min={0} max={999} />
        </Field>
      </div>
      <Field of={club.clubType}>
        <Choice field={club.clubType} />
      </Field>
      <div className="two-columns">
        <Field of={CITY} required={is(kind, clubType.city)}>
          <RegionCascader
            depth={2}
            names={row && [row.provinceName, row.cityName]}
            label={t(club.cityName.label)}
            placeholder={t(club.cityName.label)}
            onChange={(_, cityNames) => form.setFieldsValue({ cityNames })}
          />
        </Field>
        <Field of={SERIES} required={is(kind, clubType.series)}>
          <SeriesSelect label={t(club.seriesName.label)} />
        </Field>
      </div>
      <Field of={DEALER} hint={t('clubs.dealerHint')}>
        <DealerSelect
          first={{ cityCode: city }}
          label={t(club.dealerName.label)}
          placeholder={t(club.dealerName.label)}
        />
      </Field>
      <div className="two-columns">
        <Field of={club.logo} hint={t('clubs.logoHint')}>
          <ImageBox to={files.upload} drop={files.remove} megabytes={1} />
        </Field>
        <Field of={club.cover} hint={t('clubs.coverHint')}>
          <ImageBox to={files.upload} drop={files.remove} megabytes={2} aspect={16 / 9} />
        </Field>
      </div>
      <Field of={PRESIDENT} hint={t('clubs.presidentHint')}>
        <AppUserBox
          label={t(club.presidentName.label)}
          fault={(user) =>
            is(user.userType, userType.owner, userType.president) ? undefined : t('clubs.presidentNoOwner')
          }
        />
      </Field>
      <Field of={club.slogan} />
      <Field of={club.intro} />
      <div className="two-columns">
        <Field of={club.joinMode}>
          <Choice field={club.joinMode} />
        </Field>
        <Field
          of={club.memberLimit}
          check={(value) =>
            (numberIn(value) ?? present) < present ? t('clubs.limitTooLow', { count: present }) : undefined
          }
        >
          <NumberBox precision={0} min={10} max={5000} />
        </Field>
      </div>
    </>
  )
}
