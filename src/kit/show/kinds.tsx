import { CopyOutlined, EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import { type ButtonHTMLAttributes, type ReactNode, useState } from 'react'
import { type Field, type Kind, optionOf, type Tone } from '@/entities/field'
import { isBlank } from '@/lib/given'
import { isRecord } from '@/lib/json'
import { maskIdNumber, maskName } from '@/lib/masking'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { maskPhone, plain, relativeText, useFormats, named } from './format'
import { textWidth } from './width'
import { copy } from '../dialog/copy'
import { useKeyless } from '../data/keyless'
import { useScreen } from '../page/screen'
import { isPictureUrl, Picture, Pictures } from './Picture'
import { Blank, orDash } from './Blank'
import { Hint } from './Hint'

/** Default column widths in px. */
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

export const NUMERIC: readonly Kind[] = ['integer', 'count', 'number', 'money', 'percent', 'points']

/** Coloured label. Kept plain, because a page renders a hundred of them. `hint` is shown on hover and focus. */
export const Mark = ({ tone = 'default', hint, children }: { tone?: Tone; hint?: string; children: ReactNode }) =>
  hint ? (
    <Hint title={hint} className="mark" data-tone={tone} tabIndex={0}>
      {children}
    </Hint>
  ) : (
    <span className="mark" data-tone={tone}>
      {children}
    </span>
  )

/**
 * Text in a cell that opens something, truncated at the column's end. With `to` it is a link, so Ctrl-click and the
 * middle button open a new tab. `onClick` runs first.
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

/**
 * Enumeration value as a coloured tag. An unknown value is shown unchanged. `note`, such as the reason of a refusal,
 * is shown on hover and focus.
 */
export const StatusTag = ({ field, value, note }: { field: Pick<Field, 'of'>; value: unknown; note?: string }) => {
  const t = useT()
  const option = optionOf(field.of, value)
  return (
    <Mark tone={option?.tone} hint={note}>
      {option ? t(option.label) : plain(value)}
    </Mark>
  )
}

/** Widths in px: room for the texts of two tags, and the part of it that "+1" takes. */
const PAIR = 150
const COUNT = 30

/** First tags of a list (two if both are short) and the number of the rest. All are shown on hover and focus. */
export const Tags = ({ texts: given, max: asked }: { texts: readonly string[]; max?: number }) => {
  const shown = texts(given)
  const max = asked ?? (textWidth(shown.slice(0, 2).join(''), 12) > (shown.length > 2 ? PAIR - COUNT : PAIR) ? 1 : 2)
  return (
    <span className="marks">
      {shown.slice(0, max).map((text, at) => (
        <Mark key={`${at}${text}`}>
          <bdi>{text}</bdi>
        </Mark>
      ))}
      {shown.length > max && <Mark hint={shown.join(' / ')}>+{shown.length - max}</Mark>}
    </span>
  )
}

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

export const Copyable = ({ text, full = false }: { text: string; full?: boolean }) => {
  return (
    <span className="copyable" data-full={full}>
      <bdi className="digits">{text}</bdi>
      <CopyButton text={text} />
    </span>
  )
}

/** Copies the adjacent text. Both must be inside an element of the class `copyable`. */
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

export const isEmptyValue = (field: Field, value: unknown): boolean =>
  isBlank(value) || (field.kind === 'enum' && Number(value) === 0 && !optionOf(field.of, value))

/**
 * Value of a field as a table cell or, with `full`, in a detail. Accepts anything: blank is a dash, an unknown shape
 * is text.
 */
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

export const Ago = ({ value }: { value: unknown }) => {
  const t = useT()
  if (isBlank(value)) return <Blank />
  return (
    <span className="digits" title={formatTime(value)}>
      {relativeText(value, t)}
    </span>
  )
}
