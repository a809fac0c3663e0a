import { Form as AntForm, Select } from 'antd'
import { type HotWord, hotLink, hotWord } from '@/entities/commerce/searchConfig'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { Choice, type ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { LinkTarget } from '../../parts/LinkPicker'
import { linkError } from '../../parts/shopLink'
import { faultText, FRESH_WORD } from './searchValues'
import { endsFirst, wordError } from './searchWords'

interface Beside {
  others: readonly string[]
  blocked: readonly string[]
}

export const HotWordForm = ({
  row = FRESH_WORD,
  others,
  blocked,
  onDone,
  onClose,
}: Beside & { row?: HotWord; onDone: (row: HotWord) => void; onClose: () => void }) => {
  const t = useT()
  const isNew = row === FRESH_WORD
  return (
    <FormPanel
      open
      asWindow
      title={t(isNew ? 'searchConfig.newHot' : 'searchConfig.editHot')}
      name={`hotWord.${row.word}`}
      initial={row}
      save={({ startTime, endTime, ...values }) =>
        onDone({ ...values, startTime: startTime ?? '', endTime: endTime ?? '' })
      }
      done={t('searchConfig.notYet')}
      saveText={t('kit.ok')}
      onClose={onClose}
    >
      {({ Field }) => <Fields Field={Field} others={others} blocked={blocked} />}
    </FormPanel>
  )
}

const LinkBox = ({ value, onChange, ...rest }: ControlProps<HotWord['linkType']>) => {
  const t = useT()
  return (
    <Select
      {...rest}
      value={value}
      options={hotLink.options.map((option) => ({ value: option.value, label: t(option.label) }))}
      onChange={onChange}
    />
  )
}

const Target = ({ type, value, onChange, ...rest }: ControlProps<string> & { type: number }) => {
  const t = useT()
  const form = AntForm.useFormInstance<HotWord>()
  const name: unknown = AntForm.useWatch('linkName', { form, preserve: true })
  return (
    <LinkTarget
      {...rest}
      type={type}
      value={value}
      name={plain(name)}
      label={t(hotWord.linkTarget.label)}
      onChange={(target, called) => {
        form.setFieldsValue({ linkName: called })
        onChange?.(target)
      }}
    />
  )
}

const Fields = ({ Field, others, blocked }: Beside & { Field: FormField<HotWord> }) => {
  const t = useT()
  const type = Number(AntForm.useWatch(hotWord.linkType.key) ?? hotLink.search)
  return (
    <>
      <Field of={hotWord.word} check={(word) => faultText(t, wordError(plain(word), others, blocked))} />
      <Field of={hotWord.tag}>
        <Choice field={hotWord.tag} />
      </Field>
      <Field of={hotWord.linkType} clears={[hotWord.linkTarget, { key: 'linkName' }]}>
        <LinkBox />
      </Field>
      {!is<unknown>(type, hotLink.search) && (
        <Field
          of={hotWord.linkTarget}
          required
          check={(target, { linkType }) => (linkError(linkType, target) ? t('shopLink.noTarget') : undefined)}
        >
          <Target type={type} />
        </Field>
      )}
      <div className="two-columns">
        <Field of={hotWord.startTime} hint={t('searchConfig.always')} />
        <Field
          of={hotWord.endTime}
          needs={[hotWord.startTime]}
          check={(endTime, { startTime }) => (endsFirst(startTime, endTime) ? t('searchConfig.endFirst') : undefined)}
        />
      </div>
      <Field of={hotWord.status} required>
        <Choice field={{ ...hotWord.status, of: enableStatus }} />
      </Field>
    </>
  )
}
