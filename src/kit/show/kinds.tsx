import { CopyOutlined, EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Button, Space, Tooltip } from 'antd'
import { type ButtonHTMLAttributes, type ReactNode, useState } from 'react'
import { type Field, type Kind, optionOf, type Tone } from '@/entities/field'
import { isBlank } from '@/lib/given'
import { isRecord } from '@/lib/json'
import { maskIdNumber, maskName } from '@/lib/masks'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { maskPhone, plain, relativeText, useFormats, named } from './format'
import { textWidth } from './width'
import { copy } from '../dialog/copy'
import { useKeyless } from '../data/keyless'
import { useScreen } from '../page/screen'
import { isPictureUrl, Picture, Pictures } from './Picture'
import { Blank, orDash } from './Blank'

/** How wide a column of a kind is, in px, where a screen says nothing. */
export const WIDTHS: Partial<Record<Kind, number>> = {
  id: 190,
  text: 140,
  longtext: 220,
  phone: 130,
  dateTime: 172,
  date: 116,
  status: 92,
  enum: 124,
  multi: 180,
  tags: 180,
  refs: 180,
  switch: 88,
  integer: 88,
  count: 88,
  number: 100,
  money: 124,
  percent: 92,
  image: 72,
  email: 200,
  url: 200,
  ref: 140,
  dealer: 200,
  user: 120,
}

/** Kinds whose values stand on the right, digit under digit. */
export const NUMERIC: readonly Kind[] = ['integer', 'count', 'number', 'money', 'percent', 'points']

/** A short mark in the tone of a state. Plain: a page of rows renders a hundred of them. */
export const Mark = ({
  tone = 'default',
  children,
  ...more
}: {
  tone?: Tone
  children: ReactNode
  tabIndex?: number
}) => (
  <span className="mark" data-tone={tone} {...more}>
    {children}
  </span>
)

/**
 * A word in a cell that leads on, cut where the column ends. What leads to a page of its own has an address (`to`): a link, which goes there, and which
 * Ctrl-click and the middle button open beside; `onClick` then comes first.
 */
export const CellLink = ({
  digits = false,
  to,
  onClick,
  ...more
}: { digits?: boolean; to?: string; onClick?: () => void } & Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'children'
>) => {
  const className = digits ? 'cell-link digits' : 'cell-link'
  const { go } = useScreen()
  const isKeyless = useKeyless()
  const words = orDash(more.children)
  // What it would lead to has no key.
  if (to === '' || isKeyless) return <span className={digits ? 'digits' : undefined}>{words}</span>
  if (to === undefined)
    return (
      <button type="button" className={className} onClick={onClick} {...more}>
        {words}
      </button>
    )
  return (
    <a
      href={to}
      className={className}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onClick?.()
        go(to)
      }}
      {...more}
    >
      {words}
    </a>
  )
}

/** A value of an enumeration as a tag in its tone; a value it does not know is shown as it came. A `note`, such as the reason of a refusal, is read on hover and focus. */
export const StatusTag = ({ field, value, note }: { field: Pick<Field, 'of'>; value: unknown; note?: string }) => {
  const t = useT()
  const option = optionOf(field.of, value)
  const words = option ? t(option.label) : plain(value)
  if (!note) return <Mark tone={option?.tone}>{words}</Mark>
  return (
    <Tooltip title={note}>
      <Mark tone={option?.tone} tabIndex={0}>
        {words}
      </Mark>
    </Tooltip>
  )
}

/** In px, the words of two tags that a cell has room for, and what "+1" takes of it. */
const PAIR = 150
const COUNT = 30

/** The first tags of a list - two, where both are short - and how many more there are; all of them on hover and focus. */
export const Tags = ({ texts: given, max: asked }: { texts: readonly string[]; max?: number }) => {
  // What should be a list may come as anything.
  const shown = texts(given)
  const max = asked ?? (textWidth(shown.slice(0, 2).join(''), 12) > (shown.length > 2 ? PAIR - COUNT : PAIR) ? 1 : 2)
  return (
    <span className="marks">
      {shown.slice(0, max).map((text, at) => (
        <Mark key={`${at}${text}`}>
          <bdi>{text}</bdi>
        </Mark>
      ))}
      {shown.length > max && (
        <Tooltip title={shown.join(' / ')}>
          <Mark tabIndex={0}>+{shown.length - max}</Mark>
        </Tooltip>
      )}
    </span>
  )
}

/** A phone number with its middle hidden and an eye that shows it. */
export const Phone = ({ value }: { value: string }) => {
  const t = useT()
  const [shown, show] = useState(false)
  const masked = maskPhone(value)
  if (masked === value) return value
  return (
    <Space size={2}>
      {shown ? <Copyable text={value} full /> : masked}
      <Button
        type="text"
        size="small"
        icon={shown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
        aria-label={t(shown ? 'kit.hidePhone' : 'kit.showPhone')}
        aria-pressed={shown}
        onClick={() => show(!shown)}
      />
    </Space>
  )
}

/** A person's picture, or the first letter of the name. */
export const Avatar = ({ src, name, size = 28 }: { src?: string; name: string; size?: number }) => {
  const [broken, setBroken] = useState('')
  return (
    <span className="face" aria-hidden style={{ width: size, height: size, fontSize: size / 2 }}>
      {src && src !== broken && isPictureUrl(src) ? (
        <img src={src} alt="" loading="lazy" onError={() => setBroken(src)} />
      ) : (
        ([...plain(name).trim()][0]?.toUpperCase() ?? '?')
      )}
    </span>
  )
}

/** A text with a button that copies it. */
export const Copyable = ({ text, full = false }: { text: string; full?: boolean }) => {
  return (
    <span className="copyable" data-full={full}>
      <bdi className="digits">{text}</bdi>
      <CopyButton text={text} />
    </span>
  )
}

/** Copies a text that stands beside it, both inside of an element of the class `copyable`. */
export const CopyButton = ({ text }: { text: string }) => {
  const t = useT()
  return (
    <button
      type="button"
      className="copy"
      title={t('kit.copy')}
      aria-label={named(t('kit.copy'), text)}
      onClick={() => void copy(text, t('kit.copied'))}
    >
      <CopyOutlined />
    </button>
  )
}

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(plain) : [plain(value)]).filter((text) => text !== '')

/** Whether there is nothing to show of a value: it is blank, or none of the options was chosen. */
export const isEmptyValue = (field: Field, value: unknown): boolean =>
  isBlank(value) || (field.kind === 'enum' && Number(value) === 0 && !optionOf(field.of, value))

/** One value of a field as a table cell or, with `full`, in a detail. Shows whatever comes: blank as a dash, unknown shapes as text. */
export const Value = ({ field, value, full = false }: { field: Field; value: unknown; full?: boolean }): ReactNode => {
  const t = useT()
  const format = useFormats()
  if (isEmptyValue(field, value)) return <Blank />
  switch (field.kind) {
    case 'enum':
    case 'status':
      return <StatusTag field={field} value={value} />
    case 'multi':
      return (
        <Tags
          max={full ? 99 : undefined}
          texts={(Array.isArray(value) ? value : [value]).map((one) =>
            t(optionOf(field.of, one)?.label ?? 'kit.unknown', { value: plain(one) }),
          )}
        />
      )
    case 'tags':
    case 'refs':
      return <Tags max={full ? 99 : undefined} texts={texts(value)} />
    case 'switch':
      return t(Number(value) ? 'kit.yes' : 'kit.no')
    case 'dateTime':
      return (
        <span className="digits" title={full ? undefined : formatTime(value)}>
          {formatTime(value, full ? undefined : 'YYYY-MM-DD HH:mm') || plain(value)}
        </span>
      )
    case 'date':
      return <span className="digits">{formatTime(value, 'YYYY-MM-DD') || plain(value)}</span>
    case 'integer':
    case 'number':
    case 'points':
      return <span className="digits">{format.number(value)}</span>
    case 'count': {
      const short = full ? undefined : format.shortCount(value, field.wholeTo)
      return (
        <span className="digits" title={short && format.number(value)}>
          {short ?? format.number(value)}
        </span>
      )
    }
    case 'money':
      return <span className="digits">{format.money(value)}</span>
    case 'percent':
      return <span className="digits">{format.percent(value, field.decimals)}</span>
    case 'phone':
      return full ? <Phone value={plain(value)} /> : <span className="digits">{maskPhone(plain(value))}</span>
    case 'realName':
      return <bdi>{full ? plain(value) : maskName(plain(value))}</bdi>
    case 'idNumber':
      return <span className="digits">{full ? plain(value) : maskIdNumber(plain(value))}</span>
    case 'id':
      return <Copyable text={plain(value)} full={full} />
    case 'image':
      return <Picture src={plain(value)} width={full ? 96 : 40} height={full ? 96 : 40} alt={t(field.label)} />
    case 'images':
      return <Pictures urls={texts(value)} width={full ? 96 : 40} />
    case 'geo':
      return (
        <span className="digits">
          {isRecord(value) ? `${plain(value.longitude)}, ${plain(value.latitude)}` : plain(value)}
        </span>
      )
    case 'longtext':
      return <bdi style={{ whiteSpace: full ? 'pre-wrap' : undefined, wordBreak: 'break-word' }}>{plain(value)}</bdi>
    default:
      return <bdi style={full ? { wordBreak: 'break-word' } : undefined}>{plain(value)}</bdi>
  }
}

/** A time in relative words, the exact one on hover. */
export const Ago = ({ value }: { value: unknown }) => {
  const t = useT()
  if (isBlank(value)) return <Blank />
  return (
    <span className="digits" title={formatTime(value)}>
      {relativeText(value, t)}
    </span>
  )
}
