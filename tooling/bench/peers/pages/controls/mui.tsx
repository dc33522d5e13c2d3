import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { exposeReact } from '../peer.tsx';
import { brandColors, choices, ignore, rowOf, rowStyle, rows } from './rows.tsx';

const Row = ({ index, step }: { index: number; step: number }) => {
  const row = rowOf(index, step);
  return (
    <div style={rowStyle}>
      <TextField label={row.name} value={row.text} onChange={ignore} size="small" />
      <TextField select label="Topic" value={row.choice} onChange={ignore} size="small">
        {choices.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel label="Material" control={<Checkbox checked={row.checked} onChange={ignore} />} />
      <Chip label={row.badge} color="primary" variant="outlined" size="small" />
      <Button variant="contained">{row.action}</Button>
    </div>
  );
};

const themes = brandColors.map((main) => createTheme({ palette: { primary: { main } } }));

exposeReact(({ step, brand }) => (
  <ThemeProvider theme={themes[brand] ?? {}}>
    <CssBaseline />
    {rows.map((index) => (
      <Row key={index} index={index} step={step} />
    ))}
  </ThemeProvider>
));
