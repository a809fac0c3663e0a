// @module-tag marketing
import { marketing } from '@/routes/marketing'
import { visit } from '../visit'

visit(marketing)
