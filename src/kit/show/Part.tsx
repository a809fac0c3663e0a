import { WarningOutlined } from '@ant-design/icons'
import { Component, type ReactNode } from 'react'
import { useT } from '@/locales'

const Mark = () => {
  const t = useT()
  return <WarningOutlined className="quiet" role="img" title={t('kit.cannotShow')} aria-label={t('kit.cannotShow')} />
}

interface PartProps {
  of: unknown
  fallback?: () => ReactNode
  children: ReactNode
}

/**
 * Error boundary for content that cannot be rendered because of malformed server data. Shows a mark in its place and
 * leaves the rest intact (F-253).
 */
export class Part extends Component<PartProps, { broken: boolean; of: unknown }> {
  /** Read by the error reporting, which skips errors that are shown in place. */
  readonly quiet = true
  override state = { broken: false, of: this.props.of }
  static getDerivedStateFromError = () => ({ broken: true })
  static getDerivedStateFromProps = ({ of }: PartProps, state: { broken: boolean; of: unknown }) =>
    of === state.of ? null : { broken: false, of }
  override render() {
    return this.state.broken ? (this.props.fallback?.() ?? <Mark />) : this.props.children
  }
}
