/* The server draws and settles every round. The script uses only ES2018, because old browsers run it. */
(function () {
  'use strict';

  var texts = JSON.parse(document.getElementById('texts').textContent);
  var game = document.getElementById('game');
  var plate = document.getElementById('plate');
  var result = document.getElementById('result');
  var pace = document.getElementById('pace');
  var kind = game.getAttribute('data-kind');
  var board = window.createBoard(kind, Object.keys(texts.choices));
  var tile = board.tile;
  var buttons = [];
  var calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  /** The bet whose response has not arrived. */
  var pending = null;
  var balanceSatang = 0;

  function fill(text, values) {
    return text.replace(/\{(\w+)\}/g, function (_, name) {
      return values[name];
    });
  }

  function baht(satang) {
    var whole = String(Math.floor(satang / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
    return whole + '.' + ('0' + (satang % 100)).slice(-2);
  }

  function empty(node) {
    while (node.firstChild) node.removeChild(node.firstChild);
  }

  function showBoard(drawn, choice, won) {
    empty(plate);
    board.draw(drawn, choice, won).forEach(function (node) {
      plate.appendChild(node);
    });
  }

  function nameOf(drawn) {
    return kind === 'lotto' ? ('0' + drawn[0]).slice(-2) : String(sumOf(drawn));
  }

  function showBalance(satang) {
    balanceSatang = satang;
    document.getElementById('balance').textContent = '฿' + baht(satang);
  }

  function say(text, tone) {
    result.textContent = text;
    result.setAttribute('data-tone', tone || 'plain');
  }

  function sumOf(values) {
    return values.reduce(function (total, value) {
      return total + value;
    }, 0);
  }

  function addRound(round, first) {
    var item = document.createElement('li');
    // If the payout is lower than the stake, the player has not won.
    var gain = round.payoutSatang - round.stakeSatang;
    var choice = texts.choices[round.choice];
    if (!choice || round.kind !== kind) return;
    item.setAttribute('data-won', String(gain > 0));
    var mark = document.createElement('b');
    mark.textContent = kind === 'hilo' || kind === 'lotto' ? nameOf(round.drawn) : gain > 0 ? '✓' : '·';
    var what = document.createElement('span');
    what.textContent = choice.name + ' ' + (gain > 0 ? texts.roundWon : texts.roundLost);
    var amount = document.createElement('em');
    amount.textContent = (gain > 0 ? '+' : '−') + baht(Math.abs(gain));
    item.appendChild(mark);
    item.appendChild(what);
    item.appendChild(amount);
    var list = document.getElementById('trail');
    if (first && list.firstChild) list.insertBefore(item, list.firstChild);
    else list.appendChild(item);
    while (list.children.length > 12) list.removeChild(list.lastChild);
    document.getElementById('no-trail').hidden = true;
  }

  function addBet(name, odds) {
    var choice = texts.choices[name];
    var own = odds.filter(function (one) {
      return one.choice === name;
    });
    var most = Math.max.apply(
      null,
      own.map(function (one) {
        return one.pays;
      }),
    );
    var button = document.createElement('button');
    button.type = 'button';
    button.disabled = true;
    button.setAttribute('data-choice', name);
    var title = document.createElement('b');
    title.textContent = choice.name;
    button.appendChild(title);
    button.appendChild(tile(choice.detail, 'range'));
    button.appendChild(
      tile(fill(own.length > 1 ? texts.paysUpTo : texts.pays, { pays: most.toFixed(2) }), 'pays'),
    );
    button.addEventListener('click', function () {
      play(name);
    });
    document.getElementById('bets').appendChild(button);
    buttons.push(button);
  }

  function showOdds(odds) {
    Object.keys(texts.choices).forEach(function (name) {
      addBet(name, odds);
    });
    odds.forEach(function (one) {
      var choice = texts.choices[one.choice];
      var row = document.createElement('tr');
      [
        texts.prizes ? texts.prizes[one.prize] : choice.name + ' (' + choice.detail + ')',
        one.chancePercent.toFixed(2) + '%',
        one.pays.toFixed(2),
        one.returnPercent.toFixed(2) + '%',
      ].forEach(function (text, index) {
        var cell = document.createElement(index === 0 ? 'th' : 'td');
        if (index === 0) cell.setAttribute('scope', 'row');
        cell.textContent = text;
        row.appendChild(cell);
      });
      document.getElementById('odds').appendChild(row);
    });
  }

  function enable(on) {
    buttons.forEach(function (button) {
      button.disabled = !on;
    });
  }

  function request(path, body) {
    var options = body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {};
    return fetch(location.pathname + path, options).then(function (response) {
      return response.json().then(function (json) {
        return { status: response.status, json: json };
      });
    });
  }

  function newKey() {
    var bytes = window.crypto.getRandomValues(new Uint8Array(16));
    return [].slice
      .call(bytes)
      .map(function (byte) {
        return ('0' + byte.toString(16)).slice(-2);
      })
      .join('');
  }

  function wait(milliseconds) {
    return new Promise(function (resolve) {
      setTimeout(resolve, milliseconds);
    });
  }

  function over() {
    enable(false);
    game.setAttribute('data-state', 'over');
    say(texts.over, 'warn');
  }

  function show(round) {
    var won = round.payoutSatang > round.stakeSatang;
    showBoard(round.drawn, round.choice, round.payoutSatang > 0);
    showBalance(round.balanceSatang);
    addRound(round, true);
    say(
      fill(round.payoutSatang > 0 ? texts.won : texts.lost, {
        drawn: nameOf(round.drawn),
        amount: baht(round.payoutSatang),
      }),
      won ? 'won' : 'lost',
    );
  }

  function pause(milliseconds) {
    enable(false);
    var seconds = Math.ceil(milliseconds / 1000);
    pace.textContent = seconds > 0 ? fill(texts.pace, { seconds: seconds }) : '';
    if (milliseconds <= 0) {
      enable(true);
      return;
    }
    setTimeout(
      function () {
        pause(milliseconds - 1000);
      },
      Math.min(1000, milliseconds),
    );
  }

  function play(choice) {
    var stakeSatang = Number(document.querySelector('input[name="stake"]:checked').value);
    // Repeats a bet without a response, because the server may have played the bet.
    var bet = pending || { key: newKey(), choice: choice, stakeSatang: stakeSatang };
    if (!pending && stakeSatang > balanceSatang) {
      say(texts.tooLittle, 'warn');
      return;
    }
    pending = bet;
    enable(false);
    plate.setAttribute('data-rolling', 'true');
    say(texts.rolling);
    Promise.all([request('/bets', bet), wait(calm ? 0 : 900)])
      .then(function (answers) {
        var answer = answers[0];
        pending = null;
        if (answer.status === 404) return over();
        if (answer.status === 409) say(texts.tooLittle, 'warn');
        else if (answer.status === 200) show(answer.json);
        else if (answer.status !== 429) throw new Error('answer ' + answer.status);
        pause(answer.json.waitMs || 0);
      })
      .catch(function () {
        pending = bet;
        say(texts.network, 'warn');
        enable(true);
      })
      .then(function () {
        plate.setAttribute('data-rolling', 'false');
      });
  }

  function start() {
    request('/state')
      .then(function (answer) {
        if (answer.status !== 200) return over();
        var state = answer.json;
        showBalance(state.balanceSatang);
        showOdds(state.odds);
        state.rounds.forEach(function (round) {
          addRound(round, false);
        });
        document.getElementById('no-trail').hidden = document.getElementById('trail').children.length > 0;
        game.setAttribute('data-state', 'ready');
        say(texts.ready);
        pause(state.waitMs);
      })
      .catch(function () {
        say(texts.network, 'warn');
        setTimeout(start, 3000);
      });
  }

  showBoard(board.atFirst);
  start();
})();
