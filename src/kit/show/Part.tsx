import { WarningOutlined } from '@ant-design/icons'
import { Component, type ReactNode } from 'react'
import { useT } from '@/locales'

const Mark = () => {
  const t = useT()
  return <WarningOutlined className="quiet" role="img" title={t('kit.cannotShow')} aria-label={t('kit.cannotShow')} />
}

interface PartProps {
  /** What it is rendered from: another one is tried anew. */
  of: unknown
  /** Drawn instead of the mark: the same, more carefully. */
  fallback?: () => ReactNode
  children: ReactNode
}

/** Keeps what cannot be rendered, since a server sent what nobody can read, to its own place: a mark stands there, and all around it stays (F-253). */
export class Part extends Component<PartProps, { broken: boolean; of: unknown }> {
  /** Read by what reports failures: this one is shown in its place. */
  readonly quiet = true
  override state = { broken: false, of: this.props.of }
  static getDerivedStateFromError = () => ({ broken: true })
  static getDerivedStateFromProps = ({ of }: PartProps, state: { broken: boolean; of: unknown }) =>
    of === state.of ? null : { broken: false, of }
  override render() {
    return this.state.broken ? (this.props.fallback?.() ?? <Mark />) : this.props.children
  }
}
