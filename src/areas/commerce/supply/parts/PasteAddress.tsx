import { Button, Checkbox, Form as AntForm, Input } from 'antd'
import { useState } from 'react'
import { shopAddress } from '@/entities/commerce/shopAddress'
import { useAction } from '@/kit/data/useAction'
import { FieldNote } from '@/kit/form/FieldNote'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { readPasted } from '../pastedAddress'
import type { AddressForm } from './AddressFields'

const KEYS = ['contactName', 'phone', 'telephone', 'region', 'address'] as const

/** Box for a line with name, phone and address. Recognised parts move to the fields, the rest stays in the box. */
export const PasteAddress = ({ onFilled }: { onFilled: (values: Partial<AddressForm>) => void }) => {
  const t = useT()
  const form = AntForm.useFormInstance<AddressForm>()
  const { act, busy } = useAction()
  const [text, setText] = useState('')
  const [replaces, setReplaces] = useState(false)
  const [note, setNote] = useState('')
  const read = async () => {
    const { rest, ...found } = await readPasted(text)
    const held = form.getFieldsValue(true)
    const keys = KEYS.filter((key) => found[key] !== undefined && (replaces || isBlank(held[key])))
    const values: Partial<AddressForm> = Object.fromEntries(keys.map((key) => [key, found[key]]))
    form.setFieldsValue(values)
    onFilled(values)
    const kept = KEYS.filter((key) => found[key] !== undefined && !keys.includes(key))
    setText(rest)
    setNote(
      [
        keys.length
          ? t('supply.pasted', { fields: keys.map((key) => t(shopAddress[key].label)).join(t('kit.comma')) })
          : t('supply.pastedNothing'),
        ...(kept.length
          ? [t('supply.pastedKept', { fields: kept.map((key) => t(shopAddress[key].label)).join(t('kit.comma')) })]
          : []),
      ].join(' · '),
    )
  }
  return (
    <fieldset className="paste-address space-below">
      <legend>{t('supply.paste')}</legend>
      <Input.TextArea
        value={text}
        rows={2}
        maxLength={300}
        aria-label={t('supply.paste')}
        placeholder={t('supply.pasteHint')}
        onChange={(event) => setText(event.target.value)}
      />
      <Button disabled={text.trim() === ''} loading={busy} onClick={() => void act(read, { keep: true })}>
        {t('supply.recognise')}
      </Button>
      <Checkbox checked={replaces} onChange={(event) => setReplaces(event.target.checked)}>
        {t('supply.pasteOver')}
      </Checkbox>
      <FieldNote text={note} />
    </fieldset>
  )
}
