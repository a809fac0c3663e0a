import { Button, Flex, type FormInstance } from 'antd'
import { useState } from 'react'
import { findRow } from '@/api/findById'
import * as files from '@/api/system/files'
import * as organisation from '@/api/system/organisation'
import * as stores from '@/api/voice/stores'
import type { EmployeeInput } from '@/api/voice/stores'
import { useViewer } from '@/business/viewer'
import { is, withStates } from '@/entities/field'
import { staffPost, staffStatus } from '@/entities/shared/enums'
import type { Staff } from '@/entities/shared/staff'
import {
  employeeStatus,
  isShownPost,
  MAX_SHOWN,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  storeEmployee as fields,
  type StoreEmployee,
} from '@/entities/voice/storeEmployee'
import { useLoad } from '@/kit/data/load'
import { CallSelect } from '@/kit/form/CallSelect'
import { Choice, type ControlProps, TagsBox } from '@/kit/form/controls'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImageBox } from '@/kit/form/ImageBox'
import { Facts } from '@/kit/show/Facts'
import { named, optionName, plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { inTime } from '@/lib/inTime'
import { type TextKey, useT } from '@/locales'

const WIDTH = 720
/** Dimensions of a photo, in px; larger ones are cropped and scaled. */
const SIDES = [600, 600] as const
const PHOTO_MB = 2
const QR_MB = 1
const ALL = { pageNo: 1, pageSize: 100 } as const
const SALES_SKILLS = [
  'storeEmployees.newCars',
  'storeEmployees.finance',
  'storeEmployees.tradeIn',
  'storeEmployees.testDrives',
  'storeEmployees.electric',
  'storeEmployees.family',
] as const satisfies readonly TextKey[]
const SERVICE_SKILLS = [
  'storeEmployees.upkeep',
  'storeEmployees.accidents',
  'storeEmployees.insurance',
  'storeEmployees.diagnosis',
  'storeEmployees.bodywork',
  'storeEmployees.reception',
] as const satisfies readonly TextKey[]
const SERVICE_POSTS: readonly unknown[] = [staffPost.serviceManager, staffPost.serviceAdviser]
const STATUS = withStates(fields.status, (code) => code !== employeeStatus.left)

/** Maximum side of a picture that is scanned, in px. */
const MAX_SCAN = 1200
/** Returns true if a picture has a readable QR code. Rejects when the reader cannot be loaded. */
const holdsQrCode = async (file: Blob): Promise<boolean> => {
  const { default: decode } = await inTime(import('qr/decode.js'))
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, MAX_SCAN / Math.max(picture.width, picture.height))
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
    const drawn = new OffscreenCanvas(width, height).getContext('2d')
    drawn?.drawImage(picture, 0, 0, width, height)
    picture.close()
    return drawn !== null && decode(drawn.getImageData(0, 0, width, height)) !== ''
  } catch {
    return false
  }
}

const initialOf = (row: StoreEmployee | undefined): Partial<EmployeeInput> =>
  row
    ? {
        staffId: plain(row.staffId),
        employeeName: plain(row.employeeName),
        headImgUrl: plain(row.headImgUrl),
        phone: plain(row.phone),
        wecomQr: plain(row.wecomQr),
        workYears: numberIn(row.workYears) ?? undefined,
        skillTags: row.skillTags,
        introduction: plain(row.introduction),
        status: is(row.status, employeeStatus.hidden) ? employeeStatus.hidden : employeeStatus.shown,
      }
    : { skillTags: [], status: employeeStatus.shown }

/** Selects a staff member of a store. Those already on its page are disabled. */
const StaffBox = ({
  dealerCode,
  onPick,
  onChange,
  ...rest
}: ControlProps<string | undefined> & { dealerCode: string; onPick: (id: string) => void }) => {
  const t = useT()
  const listed = useLoad(stores.listEmployees.query({ dealerCode, ...ALL }))
  const isListed = (id: string) => listed.data?.records.some(({ staffId }) => String(staffId) === id) ?? false
  return (
    <CallSelect
      {...rest}
      label={t(fields.staffId.label)}
      of={organisation.listStaff.query({ dealerCode, status: staffStatus.active, ...ALL })}
      choice={({ id, staffName, employeeNo, post }: Staff) => ({
        value: isShownPost(post) ? String(id) : '',
        label: named(
          staffName,
          employeeNo,
          optionName(t, fields.post, post),
          isListed(String(id)) ? t('storeEmployees.listed') : '',
        ),
        disabled: isListed(String(id)),
      })}
      onChange={(id) => {
        onChange?.(id)
        if (id) onPick(id)
      }}
    />
  )
}

const isShortTag = (tag: string) => [...tag].length <= MAX_TAG_LENGTH

/** Skills as free text, with suggestions for the position that are short enough in the language. */
const SkillsBox = ({ value = [], onChange, post, ...rest }: ControlProps<string[]> & { post: unknown }) => {
  const t = useT()
  const ofPost = SERVICE_POSTS.includes(Number(post))
    ? SERVICE_SKILLS
    : post
      ? SALES_SKILLS
      : [...SALES_SKILLS, ...SERVICE_SKILLS]
  const offered = ofPost.filter((key) => isShortTag(t(key)))
  return (
    <>
      <TagsBox {...rest} value={value} onChange={onChange} />
      {offered.length > 0 && (
        <Flex wrap gap={4} className="space-above-sm" role="group" aria-label={t('storeEmployees.proposed')}>
          {offered.map((key) => (
            <Button
              key={key}
              size="small"
              disabled={value.includes(t(key)) || value.length >= MAX_TAGS}
              onClick={() => onChange?.([...value, t(key)])}
            >
              {t(key)}
            </Button>
          ))}
        </Flex>
      )}
    </>
  )
}

export const EmployeeForm = ({
  row,
  dealerCode,
  onClose,
}: {
  row?: StoreEmployee
  dealerCode: string
  onClose: () => void
}) => {
  const t = useT()
  const { hq } = useViewer()
  const [post, setPost] = useState<unknown>(row?.post)
  /** Fills in the data of a staff member. The call masks phone numbers in a list, but not in a search by id. */
  const fill = async (id: string, form: FormInstance<EmployeeInput>, changed: (values: object) => void) => {
    const staff = await findRow(organisation.listStaff, { id }, (one) => String(one.id) === id)
    if (!staff || form.getFieldValue('staffId') !== id) return
    const values = { employeeName: plain(staff.staffName), phone: plain(staff.workNo) || plain(staff.phone) }
    setPost(staff.post)
    form.setFieldsValue(values)
    changed(values)
  }
  const title = row ? t('storeEmployees.editOf', { name: plain(row.employeeName) }) : t('storeEmployees.new')
  return (
    <FormScreen<EmployeeInput>
      name={row ? 'storeEmployee' : `storeEmployee.${dealerCode}`}
      row={row}
      initial={initialOf(row)}
      create={stores.saveEmployee}
      update={stores.saveEmployee}
      read={({ id }, options) => stores.getEmployee({ id }, options)}
      done={t('storeEmployees.saved')}
      onSaved={onClose}
      panel={{ title: hq ? `${title} · ${t('storeEmployees.onBehalf')}` : title, width: WIDTH, onClose }}
    >
      {({ Field, form, body }) => (
        <>
          {row ? (
            <Facts row={row} fields={[fields.dealerName, fields.post]} />
          ) : (
            <Field of={fields.staffId} hint={t('storeEmployees.staffHint')}>
              <StaffBox
                dealerCode={dealerCode}
                onPick={(id) => void fill(id, form, body.onValues).catch(() => undefined)}
              />
            </Field>
          )}
          <Field of={fields.headImgUrl} hint={t('storeEmployees.photoHint')}>
            <ImageBox to={files.upload} drop={files.remove} megabytes={PHOTO_MB} size={SIDES} />
          </Field>
          <div className="two-columns">
            <Field of={fields.employeeName} />
            <Field of={fields.phone} hint={t('storeEmployees.phoneHint')} />
            <Field of={fields.workYears} />
            <Field of={fields.status} hint={t('storeEmployees.maxHint', { max: MAX_SHOWN })}>
              <Choice field={STATUS} />
            </Field>
          </div>
          <Field
            of={fields.skillTags}
            hint={t('storeEmployees.tagsHint', { max: MAX_TAGS, length: MAX_TAG_LENGTH })}
            check={(value) =>
              Array.isArray(value) && (value.length > MAX_TAGS || !value.every((tag) => isShortTag(plain(tag))))
                ? t('storeEmployees.tagsHint', { max: MAX_TAGS, length: MAX_TAG_LENGTH })
                : undefined
            }
          >
            <SkillsBox post={post} />
          </Field>
          <Field of={fields.introduction} />
          <Field of={fields.wecomQr} hint={t('storeEmployees.qrHint')}>
            <ImageBox
              to={files.upload}
              drop={files.remove}
              megabytes={QR_MB}
              inspect={async (file) => ((await holdsQrCode(file)) ? undefined : t('storeEmployees.noQr'))}
            />
          </Field>
        </>
      )}
    </FormScreen>
  )
}
