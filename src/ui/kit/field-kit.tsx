import { useState } from 'react';
import { Badge } from '../badge';
import { Card } from '../card';
import { CheckboxField } from '../checkbox-field';
import { ComboboxField } from '../combobox-field';
import { PasswordField } from '../password-field';
import { RadioCards } from '../radio-cards';
import { SelectField } from '../select-field';
import { SwitchField } from '../switch-field';
import { TextAreaField } from '../text-area-field';
import { TextField } from '../text-field';
import { KitGroup } from './kit-group';

const ZONES = Array.from({ length: 600 }, (_, index) => ({
  value: `zone-${index}`,
  label: index === 0 ? 'México City' : `Zone ${index}`,
  hint: `UTC+${index % 12}`,
}));

/** Fields, empty and filled, with and without errors. */
export function FieldKit() {
  const [zone, setZone] = useState('zone-0');
  const [plan, setPlan] = useState('pro');
  return (
    <KitGroup title="Fields">
      <Card title="Company" text="With and without errors">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Company name" hint="As customers know it." placeholder="Acme" />
          <TextField label="Billing email" error="Enter a valid email address" defaultValue="ada@" />
          <TextField label="Budget" trailing={<span className="pe-2 text-quiet">USD</span>} />
          <TextField label="Locked" disabled defaultValue="Nothing to change" />
          <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />
          <SelectField
            label="Model"
            placeholder="Choose a model"
            options={[
              { value: 'balanced', label: 'Balanced' },
              { value: 'fast', label: 'Fast' },
            ]}
          />
          <SelectField label="Country" placeholder="Choose a country" error="Choose a country" options={[]} />
          <ComboboxField
            label="Time zone"
            placeholder="Choose a time zone"
            searchPlaceholder="Search time zones"
            emptyText="Nothing found"
            options={ZONES}
            value={zone}
            onChange={setZone}
          />
          <ComboboxField
            label="Region"
            placeholder="Choose a region"
            emptyText="Nothing found"
            error="Choose a region"
            options={ZONES}
            value=""
            onChange={setZone}
          />
          <TextAreaField
            className="sm:col-span-2"
            label="Brand voice"
            hint="How your agents should sound."
            counter="12 / 400"
          />
          <CheckboxField label="I accept the terms" error="Accept the terms to go on" />
          <CheckboxField label="Send me news" hint="Once a month." defaultChecked />
          <SwitchField label="Answer at night" />
          <SwitchField label="Allow agents to change the mode" hint="At once." defaultChecked />
        </div>
      </Card>
      <RadioCards
        legend="Plan"
        name="plan"
        columns={2}
        value={plan}
        onChange={setPlan}
        options={[
          { value: 'free', title: 'Free', text: 'One agent', details: <p>Nothing charged.</p> },
          { value: 'pro', title: 'Pro', text: 'Ten agents', badge: <Badge tone="info">Popular</Badge> },
        ]}
      />
    </KitGroup>
  );
}
