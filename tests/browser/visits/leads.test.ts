// @module-tag leads
import { leads } from '@/routes/leads'
import { visit } from '../visit'

visit(leads)
